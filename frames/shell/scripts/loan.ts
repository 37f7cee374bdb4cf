import { mountPage } from '../client/mount-page';

// What runs in the page of a purchase.
mountPage(window, () => import('../../dashboard').then(({ loan }) => loan));
