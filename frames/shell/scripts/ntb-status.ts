import { runOwnPage } from '../client/run-own-page';

// What runs in the pages of an application that was filed.
runOwnPage(window, () => import('../../own-application').then(({ statusPageAt }) => statusPageAt(window.location)));
