import { mountPage } from '../client/mount-page';

// What runs in the page of what is held about somebody.
mountPage(window, () => import('../../own-data').then(({ held }) => held));
