import { beginPage } from '../client/begin-page';
import { CALCULATOR_ROOT } from '../client/calculator-root';
import { keepIdentified } from '../client/identify';
import { onceNear } from '../client/once-near';
import { runProduct } from '../client/run-product';

// What runs in the page of a product. Its calculator is a form that works before its script is there.
const { tell } = beginPage(window, () => import('../../platform/analytics/tell-fault'));
void keepIdentified(window);
runProduct(window);
const calculator = document.getElementById(CALCULATOR_ROOT);
if (calculator)
  onceNear(window, calculator, () => {
    import('../client/run-small-calculator').then(
      ({ runSmallCalculator }) => runSmallCalculator(window),
      (error: unknown) => tell(error, 'chunk'),
    );
  });
