/** The pages of the shopper's site, each a file of that name in `frames/shell/pages`. */
export type SitePageId =
  | 'about'
  | 'calculator'
  | 'account'
  | 'brands'
  | 'eligible'
  | 'faq'
  | 'home'
  | 'maintenance'
  | 'new-user-faq'
  | 'not-eligible'
  | 'not-found'
  | 'partner-faq'
  | 'terms'
  | 'terms-alone';
