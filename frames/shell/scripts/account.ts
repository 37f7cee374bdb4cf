import { reportError } from '../../platform/analytics/report-error';
import { ACCOUNT_ROOT, placeOf } from '../client/account-root';
import { beginPage } from '../client/begin-page';

// What runs at My Account, and in the pages of what the lenders say. Its styles come with it.
const { isCompatible, report } = beginPage(window, async () => ({ reportError }));
const root = document.getElementById(ACCOUNT_ROOT);
if (root && isCompatible)
  void import('../client/my-account')
    .then(({ startMyAccount }) => startMyAccount(window, root))
    .then((account) => account.open(placeOf(root)))
    .catch((error: unknown) => {
      // The page itself says that it did not open.
      root.toggleAttribute('data-failed', true);
      report(error, 'chunk');
    });
