import { mountPage } from '../client/mount-page';

mountPage(window, () => import('../../verify-details').then(({ verifyDetailsPage }) => verifyDetailsPage));
