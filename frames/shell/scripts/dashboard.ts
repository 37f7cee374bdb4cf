import { mountPage } from '../client/mount-page';

// What runs in the page of what is owed.
mountPage(window, () => import('../../dashboard').then(({ dashboard }) => dashboard));
