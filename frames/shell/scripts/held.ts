import { runOwnPage } from '../client/run-own-page';

// What runs in the page of what is held about somebody.
runOwnPage(window, () => import('../../own-data').then(({ held }) => held));
