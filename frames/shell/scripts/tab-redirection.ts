import { mountPage } from '../client/mount-page';

mountPage(window, () => import('../../tab-redirection').then(({ tabRedirectionPage }) => tabRedirectionPage));
