import { mountPage } from '../client/mount-page';

// What runs in the page of who asks for a payment.
mountPage(window, () => import('../../collect-payment').then(({ collectPaymentPage }) => collectPaymentPage));
