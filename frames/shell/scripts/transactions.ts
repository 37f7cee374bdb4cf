import { runOwnPage } from '../client/run-own-page';

// What runs in the list of all that was bought.
runOwnPage(window, () => import('../../dashboard').then(({ transactions }) => transactions));
