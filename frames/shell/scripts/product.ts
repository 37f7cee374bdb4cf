import { beginPage } from '../client/begin-page';
import { keepIdentified } from '../client/identify';
import { runProduct } from '../client/run-product';

beginPage(window, () => import('../../platform/analytics/tell-fault'));
void keepIdentified(window);
runProduct(window);
