import { afterPaint } from '../client/after-paint';
import { beginOpenPage } from '../client/begin-open-page';
import { runCalculator } from '../client/run-calculator';

beginOpenPage(window);
afterPaint(window, () => runCalculator(window));
