import { runOwnPage } from '../client/run-own-page';

// What runs where an agent of telesales files applications.
runOwnPage(window, () => import('../../telesales').then(({ deskNtbPage }) => deskNtbPage));
