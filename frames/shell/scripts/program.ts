import { beginOpenPage } from '../client/begin-open-page';
import { runEntry } from '../client/run-entry';

// What runs in the landing page of a program. Its calculator is a form that works before its script is there.
const report = beginOpenPage(window);
runEntry(window, () => import('../../account'), report);
import('../client/run-calculator').then(
  ({ runCalculator }) => runCalculator(window),
  (error: unknown) => report(error, 'chunk'),
);
