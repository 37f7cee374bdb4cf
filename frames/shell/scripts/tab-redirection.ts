import { runOwnPage } from '../client/run-own-page';

// What runs in a tab that is handed over.
runOwnPage(window, () => import('../../tab-redirection').then(({ tabRedirectionPage }) => tabRedirectionPage));
