import { reportError } from '../../platform/analytics/report-error';
import { ACCOUNT_ROOT } from '../client/account-root';
import { beginPage } from '../client/begin-page';
import { isMarked } from '../client/identify';
import { afterMobile } from '../client/mobile-next';

// Number of an activation: My Account's screens, which continue to the second factor. A logged-in user skips the number.
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
      // The document shows a notice.
      root.toggleAttribute('data-failed', true);
      report(error, 'chunk');
    });
}
