import { runOwnPage } from '../client/run-own-page';

// What runs in the page of a line's PIN.
runOwnPage(window, () => import('../../line-pin').then(({ pinPage }) => pinPage));
