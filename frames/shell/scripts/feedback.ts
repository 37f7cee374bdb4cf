import { beginPage } from '../client/begin-page';
import { keepIdentified } from '../client/identify';
import { runFeedback } from '../client/run-feedback';

// What runs in the page of feedback.
beginPage(window, () => import('../../platform/analytics/tell-fault'));
void keepIdentified(window);
runFeedback(window, () => import('../client/send-feedback'));
