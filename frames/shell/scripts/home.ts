import { beginPage } from '../client/begin-page';
import { keepIdentified } from '../client/identify';
import { runEntry } from '../client/run-entry';
import { runSliders } from '../client/run-sliders';

// What runs in the home page.
const { tell } = beginPage(window, () => import('../../platform/analytics/tell-fault'));
void keepIdentified(window);
runEntry(window, () => import('../../account'), tell);
runSliders(window);
