import { mountPage } from '../client/mount-page';

mountPage(window, () => import('../../own-data').then(({ consents }) => consents));
