import { cancelTests } from '../browser/support/cancel-tests';
import { checkoutTests } from '../browser/support/checkout-tests';

// At the PIN and in the application: test/browser/checkout-leaving.btest.ts.
cancelTests(checkoutTests(), 'the rest');
