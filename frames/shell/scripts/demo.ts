import { beginOpenPage } from '../client/begin-open-page';
import { runEntry } from '../client/run-entry';

// What runs in the demo of a shop's screen: the number that is tried there.
const report = beginOpenPage(window);
runEntry(window, () => import('../../account'), report);
