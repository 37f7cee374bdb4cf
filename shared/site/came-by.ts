import type { initiateLogin, verifyLogin } from '../api/auth';
import type { RequestOf } from '../api/endpoint';
import { carriedOf } from './carried';

/** Campaign data of a visit, for the calls with a number and its OTP. */
export interface CameBy {
  /** Sent with both calls. */
  readonly campaign: Omit<RequestOf<typeof initiateLogin>, 'mobile'>;
  /** Sent with the OTP only. */
  readonly variation: RequestOf<typeof verifyLogin>['variation'];
}

const channels = ['OFFLINE', 'CAMPAIGN_LANDING_PAGE'] as const;
/** Longer ones are not a variation of an experiment. */
const VARIATION_MAX_LENGTH = 40;

interface Visit {
  readonly utmCampaign: string | null;
  readonly referralUrl: string | null;
}

/** Campaign data of the address, completed by the stored visit: its campaign, and the host of the linking site as
 *  source. The id of a campaign is preferred to its name. Source: S1§3 (OTP-044, OTP-045), Q-019. */
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
