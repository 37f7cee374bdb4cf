import { runOwnPage } from '../client/run-own-page';

// What runs in the page of what somebody can still spend.
runOwnPage(window, () => import('../../limits').then(({ limits }) => limits));
