import { runOwnPage } from '../client/run-own-page';

// What runs in the page of what is owed.
runOwnPage(window, () => import('../../dashboard').then(({ dashboard }) => dashboard));
