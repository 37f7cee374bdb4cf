import { beginOpenPage } from '../client/begin-open-page';
import { runFeedback } from '../client/run-feedback';

beginOpenPage(window);
runFeedback(window, () => import('../client/send-feedback'));
