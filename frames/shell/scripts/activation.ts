import { runOwnPage } from '../client/run-own-page';

// What runs in the pages of an activation.
runOwnPage(window, () => import('../../activation').then(({ activationPage }) => activationPage));
