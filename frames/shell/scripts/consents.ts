import { mountPage } from '../client/mount-page';

// What runs in the page of what somebody has agreed to.
mountPage(window, () => import('../../own-data').then(({ consents }) => consents));
