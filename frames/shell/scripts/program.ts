import { beginPage } from '../client/begin-page';
import { keepIdentified } from '../client/identify';
import { runEntry } from '../client/run-entry';

// What runs in the landing page of a program. Its calculator is a form that works before its script is there.
const { tell } = beginPage(window, () => import('../../platform/analytics/tell-fault'));
void keepIdentified(window);
runEntry(window, () => import('../../account'), tell);
import('../client/run-calculator').then(
  ({ runCalculator }) => runCalculator(window),
  (error: unknown) => tell(error, 'chunk'),
);
