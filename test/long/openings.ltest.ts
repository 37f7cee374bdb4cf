import { openingsTests } from '../contracts/support/openings-tests';
import { shopHome } from '../contracts/support/shop-home';

openingsTests(shopHome(), 100);
