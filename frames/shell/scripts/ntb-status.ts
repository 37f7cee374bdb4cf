import { mountPage } from '../client/mount-page';

// What runs in the pages of an application that was filed.
mountPage(window, () => import('../../own-application').then(({ statusPageAt }) => statusPageAt(window.location)));
