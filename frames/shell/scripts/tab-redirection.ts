import { mountPage } from '../client/mount-page';

// What runs in a tab that is handed over.
mountPage(window, () => import('../../tab-redirection').then(({ tabRedirectionPage }) => tabRedirectionPage));
