import { mountPage } from '../client/mount-page';

mountPage(window, () => import('../../collect-payment').then(({ collectPaymentPage }) => collectPaymentPage));
