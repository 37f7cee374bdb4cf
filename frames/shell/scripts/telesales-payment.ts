import { runOwnPage } from '../client/run-own-page';

// What runs at the telesales desk.
runOwnPage(window, () => import('../../telesales').then(({ deskPage }) => deskPage));
