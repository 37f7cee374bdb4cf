import { mountPage } from '../client/mount-page';

mountPage(window, () => import('../../own-application').then(({ statusPageAt }) => statusPageAt(window.location)));
