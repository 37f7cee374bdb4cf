import { campaignResults } from './campaign-result-addresses';
import { lendersAnswer } from './reading';
import { route } from './route';

export const campaignSuccess = route({
  ...campaignResults.eligible,
  shows: { ...lendersAnswer('eligible', 'branding'), template: 'neutral', tab: null },
});
/** No lender has approved; shows alternatives. Source: S1§2.2 (RTE-052), ELG-028. */
export const campaignNotEligible = route({
  ...campaignResults.notEligible,
  shows: { ...lendersAnswer('not-eligible', 'branding'), template: 'neutral', tab: null },
});

/** Channel of visits that start at a campaign. Source: S1§4. */
export const CAMPAIGN_CHANNEL = 'CAMPAIGN_LANDING_PAGE';

/** Channel of a campaign result page; undefined for any other page. */
export const channelOfResult = (path: string): typeof CAMPAIGN_CHANNEL | undefined =>
  path === campaignSuccess.path || path === campaignNotEligible.path ? CAMPAIGN_CHANNEL : undefined;
