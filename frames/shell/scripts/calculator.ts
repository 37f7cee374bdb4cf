import { loadLanguage } from '../../platform/i18n/load-messages';
import { afterPaint } from '../client/after-paint';
import { beginOpenPage } from '../client/begin-open-page';
import { runCalculator } from '../client/run-calculator';

beginOpenPage(window);
afterPaint(window, async () => {
  await loadLanguage(document.documentElement.lang);
  runCalculator(window);
});
