/** What a page stands in. The first thirteen are the specification's, `dashboard` is that of the transactions; who names
 *  none has `default`, which is bare. Source: S1§2.3, S1§2.2, Q-032. */
export const templates = [
  'activation',
  'home',
  'oldHome',
  'neutral',
  'login',
  'account',
  'widget',
  'salesApp',
  'telesales',
  'common',
  'ntbPayment',
  'demoScreens',
  'default',
  'dashboard',
] as const;
export type Template = (typeof templates)[number];

/** The parts of a header, each shown on the pages that name it: `branding` mark, language and account, `search` bar,
 *  `filter`, `menu`, `back` with the title of the page, `fixed` one that stays when the page is scrolled, `generic` one
 *  that has the title alone. Source: S1§2.3. */
export const headerParts = ['branding', 'search', 'filter', 'menu', 'back', 'fixed', 'generic'] as const;
export type HeaderPart = (typeof headerParts)[number];
