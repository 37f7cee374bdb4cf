import { mountPage } from '../client/mount-page';

// What runs in the page of what somebody can still spend.
mountPage(window, () => import('../../limits').then(({ limits }) => limits));
