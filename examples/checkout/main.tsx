import '../look/zenmart.css';
import { mountPage } from '../look/mount-page';
import { readPageSettings } from '../merchant/page-settings';
import { CheckoutPage } from './checkout-page';

mountPage(<CheckoutPage settings={readPageSettings()} />);
