import { beginPage } from '../client/begin-page';
import { keepIdentified } from '../client/identify';

// What runs in every page of the site that has nothing else to run.
beginPage(window, () => import('../../platform/analytics/tell-fault'));
void keepIdentified(window);
