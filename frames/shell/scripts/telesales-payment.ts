import { mountPage } from '../client/mount-page';

mountPage(window, () => import('../../telesales').then(({ deskPage }) => deskPage));
