import { mountPage } from '../client/mount-page';

mountPage(window, () => import('../../limits').then(({ limits }) => limits));
