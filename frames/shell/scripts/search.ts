import { beginPage } from '../client/begin-page';
import { keepIdentified } from '../client/identify';
import { runFilter } from '../client/run-filter';

// What runs in the page on which something is looked for.
beginPage(window, () => import('../../platform/analytics/tell-fault'));
void keepIdentified(window);
runFilter(window);
