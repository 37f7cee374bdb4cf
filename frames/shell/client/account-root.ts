export const ACCOUNT_ROOT = 'account';

const pages = ['account', 'eligible', 'not-eligible'] as const;
export type PageOfAccount = (typeof pages)[number];

/** Page of My Account that the root element names. */
export const placeOf = ({ dataset }: HTMLElement): PageOfAccount =>
  pages.find((each) => each === dataset.place) ?? 'account';
