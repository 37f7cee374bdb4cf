import { afterPaint } from '../client/after-paint';
import { beginPage } from '../client/begin-page';
import { keepIdentified } from '../client/identify';
import { runCalculator } from '../client/run-calculator';

beginPage(window, () => import('../../platform/analytics/tell-fault'));
void keepIdentified(window);
afterPaint(window, () => runCalculator(window));
