import type { PlainPageId } from './page-data';
import type { SitePage } from './route';
import type { HeaderPart } from './template';

/** A page of text, which is the same with and without a login. */
/* @__NO_SIDE_EFFECTS__ */
export const reading = (site: PlainPageId): SitePage => ({
  site,
  template: 'neutral',
  header: ['branding', 'menu', 'fixed'],
  tab: null,
  isGuarded: false,
  on: 'everySite',
  isIndexed: true,
  weight: 'reading',
});

/** A text page that identifies the visitor on load. Source: S1§2.1 (RTE-018..021). */
/* @__NO_SIDE_EFFECTS__ */
export const identifying = (site: PlainPageId): SitePage => ({ ...reading(site), identifies: true });

/** A text page without header and footer. */
/* @__NO_SIDE_EFFECTS__ */
export const bareReading = (site: PlainPageId): SitePage => ({
  site,
  template: 'common',
  header: [],
  tab: null,
  isGuarded: false,
  on: 'everySite',
  isIndexed: false,
  weight: 'reading',
});

/** My Account, which has another address on the sites of lenders. Source: S1§2.2. */
/* @__NO_SIDE_EFFECTS__ */
export const ownAccount = (on: 'organic' | 'lenders', elsewhere: '/account' | '/login'): SitePage => ({
  site: 'account',
  template: 'account',
  header: ['branding', 'back', 'fixed'],
  tab: 'account',
  isGuarded: false,
  on,
  elsewhere,
  isIndexed: false,
  weight: 'account',
  needsScript: true,
});

/** The lenders' answer for a logged-in user, with My Account's screens. Source: S1§4. */
/* @__NO_SIDE_EFFECTS__ */
export const lendersAnswer = (site: 'eligible' | 'not-eligible', ...header: readonly HeaderPart[]): SitePage => ({
  site,
  runs: 'account',
  template: 'home',
  header,
  tab: 'home',
  isGuarded: true,
  on: 'everySite',
  isIndexed: false,
  weight: 'account',
  needsScript: true,
});

export const missing: SitePage = {
  site: 'not-found',
  status: 404,
  template: 'common',
  header: ['branding', 'menu'],
  tab: null,
  isGuarded: false,
  on: 'everySite',
  isIndexed: false,
  weight: 'reading',
};
