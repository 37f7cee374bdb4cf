import { reportError } from '../../platform/analytics/report-error';
import { ACCOUNT_ROOT } from '../client/account-root';
import { beginPage } from '../client/begin-page';
import { isMarked } from '../client/identify';
import { afterMobile } from '../client/mobile-next';

// What runs where an activation asks for the number: My Account's own screens, which lead on to the second factor. Whoever
// has logged in is there already.
const { isCompatible, report } = beginPage(window, async () => ({ reportError }));
const root = document.getElementById(ACCOUNT_ROOT);
const next = afterMobile(window);
if (root && isCompatible && isMarked(document)) location.replace(next);
else if (root && isCompatible) {
  root.dataset.next = next;
  void import('../../account')
    .then(({ startAccount }) => startAccount(window, root))
    .then((account) => account.open('account'))
    .catch((error: unknown) => {
      // The page itself says that it did not open.
      root.toggleAttribute('data-failed', true);
      report(error, 'chunk');
    });
}
