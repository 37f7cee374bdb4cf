import { mountPage } from '../client/mount-page';

mountPage(window, () => import('../../line-pin').then(({ pinPage }) => pinPage));
