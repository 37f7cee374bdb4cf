import { mountPage } from '../client/mount-page';

// What runs at the telesales desk.
mountPage(window, () => import('../../telesales').then(({ deskPage }) => deskPage));
