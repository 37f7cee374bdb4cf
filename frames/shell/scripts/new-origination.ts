import { beginOpenPage } from '../client/begin-open-page';
import { runEntry } from '../client/run-entry';

// What runs in the page for new customers.
const report = beginOpenPage(window);
runEntry(window, () => import('../../account'), report);
