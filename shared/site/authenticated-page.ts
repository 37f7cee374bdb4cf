import type { PlainPageId } from './page-data';
import type { SitePage } from './route';

/** Part of a row that differs between authenticated pages. */
type AboutAuthenticatedPage = Pick<SitePage, 'header'> &
  Partial<
    Pick<
      SitePage,
      'template' | 'tab' | 'on' | 'runs' | 'isGuarded' | 'reads' | 'below' | 'namesLender' | 'showsMerchant'
    >
  > & {
    readonly weight?: 'dashboard' | 'activation';
  };

/** A page of a customer. The document is the same for all users and shows a skeleton; the script of the page loads the
 *  data (`sitePage` in `frames/platform/page`). A guest is redirected to the login, and back. */
/* @__NO_SIDE_EFFECTS__ */
export const authenticatedPage = (site: PlainPageId, about: AboutAuthenticatedPage): SitePage => ({
  template: 'dashboard',
  tab: null,
  isGuarded: true,
  needsScript: true,
  weight: 'dashboard',
  on: 'everySite',
  ...about,
  site,
  isIndexed: false,
});
