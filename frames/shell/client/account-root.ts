/** Where My Account is drawn. */
export const ACCOUNT_ROOT = 'account';

const pages = ['account', 'eligible', 'not-eligible'] as const;
/** The pages that are drawn there. */
export type PageOfAccount = (typeof pages)[number];

/** Which of its pages it stands in, as the page says. */
export const placeOf = ({ dataset }: HTMLElement): PageOfAccount =>
  pages.find((each) => each === dataset.place) ?? 'account';
