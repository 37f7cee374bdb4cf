import { startAccount } from '../../account';

/** Starts My Account with its cards, which share with it what they are drawn with: both are asked for from here, so that it
 *  stays one file, and theirs comes later. */
export const startMyAccount = (page: Window & typeof globalThis, root: HTMLElement): ReturnType<typeof startAccount> =>
  startAccount(page, root, { cards: () => import('../../account-cards') });
