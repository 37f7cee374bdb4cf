import { loadLanguage } from '../../platform/i18n/load-messages';
import { beginOpenPage } from '../client/begin-open-page';
import { runEntry } from '../client/run-entry';

// The calculator is a form that works without this script.
const report = beginOpenPage(window);
runEntry(window, () => import('../../account'), report);
import('../client/run-calculator').then(
  async ({ runCalculator }) => {
    await loadLanguage(document.documentElement.lang);
    runCalculator(window);
  },
  (error: unknown) => report(error, 'chunk'),
);
