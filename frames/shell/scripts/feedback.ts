import { beginOpenPage } from '../client/begin-open-page';
import { runFeedback } from '../client/run-feedback';

// What runs in the page of feedback.
beginOpenPage(window);
runFeedback(window, () => import('../client/send-feedback'));
