/** Layouts of a page. The first thirteen are the specification's, `dashboard` is that of the transactions; `default` is
 *  bare. Source: S1§2.3, S1§2.2, Q-032. */
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

/** Parts of a header, shown on the pages that list them: `branding` logo, language and account, `search` bar, `filter`,
 *  `menu`, `back` with the title of the page, `fixed` sticky, `generic` title only. Source: S1§2.3. */
export const headerParts = ['branding', 'search', 'filter', 'menu', 'back', 'fixed', 'generic'] as const;
export type HeaderPart = (typeof headerParts)[number];
