import { mountPage } from '../client/mount-page';

// What runs in the list of all that was bought.
mountPage(window, () => import('../../dashboard').then(({ transactions }) => transactions));
