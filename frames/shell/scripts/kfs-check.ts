import { beginPage } from '../client/begin-page';
import { keepIdentified } from '../client/identify';
import { runKfsCheck } from '../client/run-kfs-check';

// What runs in the page on which a statement is checked. Its form works before its script is there.
beginPage(window, () => import('../../platform/analytics/tell-fault'));
void keepIdentified(window);
runKfsCheck(window);
