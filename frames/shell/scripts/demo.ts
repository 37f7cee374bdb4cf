import { beginPage } from '../client/begin-page';
import { keepIdentified } from '../client/identify';
import { runEntry } from '../client/run-entry';

// What runs in the demo of a shop's screen: the number that is tried there.
const { tell } = beginPage(window, () => import('../../platform/analytics/tell-fault'));
void keepIdentified(window);
runEntry(window, () => import('../../account'), tell);
