import { startAccount } from '../../account';

/** Starts My Account with its cards. Both import from here, so that My Account stays one file and the cards load later. */
export const startMyAccount = (page: Window & typeof globalThis, root: HTMLElement): ReturnType<typeof startAccount> =>
  startAccount(page, root, { cards: () => import('../../account-cards') });
