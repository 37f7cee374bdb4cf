import { sitePage } from '../../platform/page/site-page';
import { deskAccess } from '../desk';
import { loadPayment } from './load-payment';
import { paymentFlow } from './payment.flow';
import { PaymentView } from './payment-view';
import { performPayment } from './perform-payment';

/** Payments at the telesales desk, in its place of `/ts-payment/init`. */
export const deskPage = sitePage({
  access: deskAccess(true),
  load: loadPayment,
  flow: paymentFlow,
  View: PaymentView,
  perform: performPayment,
});
