import { afterPaint } from '../client/after-paint';
import { beginOpenPage } from '../client/begin-open-page';
import { runEntry } from '../client/run-entry';
import { runSliders } from '../client/run-sliders';

const report = beginOpenPage(window);
runEntry(window, () => import('../../account'), report);
afterPaint(window, () => runSliders(window));
