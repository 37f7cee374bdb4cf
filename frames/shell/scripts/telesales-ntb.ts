import { mountPage } from '../client/mount-page';

// What runs where an agent of telesales files applications.
mountPage(window, () => import('../../telesales').then(({ deskNtbPage }) => deskNtbPage));
