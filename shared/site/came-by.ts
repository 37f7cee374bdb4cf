import type { initiateLogin, verifyLogin } from '../api/auth';
import type { RequestOf } from '../api/endpoint';
import { carriedOf } from './carried';

/** How somebody came, as the calls of a number and its OTP take it. */
export interface CameBy {
  /** With both of them. */
  readonly campaign: Omit<RequestOf<typeof initiateLogin>, 'mobile'>;
  /** With the OTP alone. */
  readonly variation: RequestOf<typeof verifyLogin>['variation'];
}

const channels = ['OFFLINE', 'CAMPAIGN_LANDING_PAGE'] as const;
/** Longer ones are no arm of an experiment. */
const VARIATION_MAX_LENGTH = 40;

/** Stored data of a visit. */
interface Visit {
  /** Name of the last campaign. */
  readonly utmCampaign: string | null;
  /** Origin of the site that linked here. */
  readonly referralUrl: string | null;
}

/** How the shopper came, by the address, and by the stored visit where the address says nothing: its campaign, and the
 *  host of the linking site as source. A campaign's id is preferred to its name. Source: S1§3 (OTP-044, OTP-045), Q-019. */
export function cameBy(query: URLSearchParams, { utmCampaign, referralUrl }: Visit): CameBy {
  const stored = carriedOf(
    new URLSearchParams({
      utm_campaign: utmCampaign ?? '',
      utm_source: referralUrl === null ? '' : new URL(referralUrl).host,
    }),
  );
  const said = carriedOf(query);
  const { utm_campaign = stored.utm_campaign, utm_source = stored.utm_source, campaignId, variation } = said;
  return {
    campaign: {
      channel: channels.find((each) => each === query.get('channel')) ?? 'ONLINE',
      utmSource: utm_source,
      utmMedium: said.utm_medium,
      utmContent: said.utm_content,
      utmTerm: said.utm_term,
      ...(campaignId === undefined ? { utmCampaign: utm_campaign } : { campaignId }),
      merchantId: said.merchantId,
    },
    variation: variation !== undefined && variation.length <= VARIATION_MAX_LENGTH ? variation : undefined,
  };
}
