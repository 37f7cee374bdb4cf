import { beginOpenPage } from '../client/begin-open-page';
import { runEntry } from '../client/run-entry';

const report = beginOpenPage(window);
runEntry(window, () => import('../../account'), report);
