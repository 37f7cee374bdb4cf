import type { PlainPageId } from './page-data';
import type { SitePage } from './route';
import type { HeaderPart } from './template';

/** A page to be read, which looks the same to who is known and to who is not. */
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

/** One that asks on load who reads it. Source: S1§2.1 (RTE-018..021). */
/* @__NO_SIDE_EFFECTS__ */
export const identifying = (site: PlainPageId): SitePage => ({ ...reading(site), identifies: true });

/** One with nothing of the site around it. */
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

/** My Account, which is at another address on the sites of lenders. Source: S1§2.2. */
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

/** What the lenders say of whoever has logged in, in My Account's own screens. Source: S1§4. */
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

/** What stands where nothing else does. */
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
