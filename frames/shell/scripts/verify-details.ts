import { mountPage } from '../client/mount-page';

// What runs in the page of what an agent has filed for a customer.
mountPage(window, () => import('../../verify-details').then(({ verifyDetailsPage }) => verifyDetailsPage));
