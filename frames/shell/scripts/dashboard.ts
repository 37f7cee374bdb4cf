import { mountPage } from '../client/mount-page';

mountPage(window, () => import('../../dashboard').then(({ dashboard }) => dashboard));
