import { runOwnPage } from '../client/run-own-page';

// What runs in the page of what somebody has agreed to.
runOwnPage(window, () => import('../../own-data').then(({ consents }) => consents));
