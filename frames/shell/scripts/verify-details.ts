import { runOwnPage } from '../client/run-own-page';

// What runs in the page of what an agent has filed for a customer.
runOwnPage(window, () => import('../../verify-details').then(({ verifyDetailsPage }) => verifyDetailsPage));
