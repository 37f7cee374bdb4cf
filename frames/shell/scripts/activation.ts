import { mountPage } from '../client/mount-page';

// What runs in the pages of an activation.
mountPage(window, () => import('../../activation').then(({ activationPage }) => activationPage));
