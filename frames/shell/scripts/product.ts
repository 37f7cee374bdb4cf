import { loadLanguage } from '../../platform/i18n/load-messages';
import { beginOpenPage } from '../client/begin-open-page';
import { CALCULATOR_ROOT } from '../client/calculator-root';
import { onceNear } from '../client/once-near';
import { runProduct } from '../client/run-product';

// The calculator is a form that works without this script.
const report = beginOpenPage(window);
void loadLanguage(document.documentElement.lang).then(() => runProduct(window));
const calculator = document.getElementById(CALCULATOR_ROOT);
if (calculator)
  onceNear(window, calculator, () => {
    import('../client/run-small-calculator').then(
      async ({ runSmallCalculator }) => {
        await loadLanguage(document.documentElement.lang);
        runSmallCalculator(window);
      },
      (error: unknown) => report(error, 'chunk'),
    );
  });
