import { reportError } from '../../platform/analytics/report-error';
import { ACCOUNT_ROOT, placeOf } from '../client/account-root';
import { beginPage } from '../client/begin-page';

// My Account and the pages of the lenders' answer, with their styles.
const { isCompatible, report } = beginPage(window, async () => ({ reportError }));
const root = document.getElementById(ACCOUNT_ROOT);
if (root && isCompatible)
  void import('../client/my-account')
    .then(({ startMyAccount }) => startMyAccount(window, root))
    .then((account) => account.open(placeOf(root)))
    .catch((error: unknown) => {
      // The document shows a notice.
      root.toggleAttribute('data-failed', true);
      report(error, 'chunk');
    });
