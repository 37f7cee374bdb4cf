import { mountPage } from '../client/mount-page';

// What runs in the page of a line's PIN.
mountPage(window, () => import('../../line-pin').then(({ pinPage }) => pinPage));
