import { runOwnPage } from '../client/run-own-page';

// What runs in the page of who asks for a payment.
runOwnPage(window, () => import('../../collect-payment').then(({ collectPaymentPage }) => collectPaymentPage));
