import { runOwnPage } from '../client/run-own-page';

// What runs in the page of a purchase.
runOwnPage(window, () => import('../../dashboard').then(({ loan }) => loan));
