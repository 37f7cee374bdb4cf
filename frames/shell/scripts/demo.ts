import { beginOpenPage } from '../client/begin-open-page';
import { runEntry } from '../client/run-entry';

// What runs in the demo of a shop's screen: the number that is tried there.
const tell = beginOpenPage(window);
runEntry(window, () => import('../../account'), tell);
