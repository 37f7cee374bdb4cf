import { mountPage } from '../client/mount-page';

mountPage(window, () => import('../../telesales').then(({ deskNtbPage }) => deskNtbPage));
