import { mountPage } from '../client/mount-page';

mountPage(window, () => import('../../activation').then(({ activationPage }) => activationPage));
