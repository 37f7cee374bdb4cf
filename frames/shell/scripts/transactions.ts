import { mountPage } from '../client/mount-page';

mountPage(window, () => import('../../dashboard').then(({ transactions }) => transactions));
