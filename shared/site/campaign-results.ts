import { campaignResults } from './campaign-result-addresses';
import { lendersAnswer } from './reading';
import { route } from './route';

/** Which lenders have approved whoever came by a campaign. Source: S1§2.2 (RTE-051), ELG-028. */
export const campaignSuccess = route({
  ...campaignResults.eligible,
  shows: { ...lendersAnswer('eligible', 'branding'), template: 'neutral', tab: null },
});
/** That none has, and what works instead. Source: S1§2.2 (RTE-052), ELG-028. */
export const campaignNotEligible = route({
  ...campaignResults.notEligible,
  shows: { ...lendersAnswer('not-eligible', 'branding'), template: 'neutral', tab: null },
});

/** How somebody came whose entry is a campaign's. Source: S1§4. */
export const CAMPAIGN_CHANNEL = 'CAMPAIGN_LANDING_PAGE';

/** The channel of a page that is a campaign's result; undefined for any other. */
export const channelOfResult = (path: string): typeof CAMPAIGN_CHANNEL | undefined =>
  path === campaignSuccess.path || path === campaignNotEligible.path ? CAMPAIGN_CHANNEL : undefined;
