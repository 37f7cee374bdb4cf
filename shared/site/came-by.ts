import type { initiateLogin, verifyLogin } from '../api/auth';
import type { RequestOf } from '../api/endpoint';
import { carriedOf } from './carried';
import { lastTouchIn } from './last-touch';

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

/** What an address says of that, and the cookie of the last campaign, which counts where the address names none. A
 *  campaign goes by its id where it is known, else by its name. Source: S1§3 (OTP-044, OTP-045), Q-019. */
export function cameBy(query: URLSearchParams, cookies: string): CameBy {
  const { utm_campaign: lastTouch } = carriedOf(new URLSearchParams(`utm_campaign=${lastTouchIn(cookies) ?? ''}`));
  const said = carriedOf(query);
  const { utm_campaign = lastTouch, campaignId, variation } = said;
  return {
    campaign: {
      channel: channels.find((each) => each === query.get('channel')) ?? 'ONLINE',
      utmSource: said.utm_source,
      utmMedium: said.utm_medium,
      utmContent: said.utm_content,
      utmTerm: said.utm_term,
      ...(campaignId === undefined ? { utmCampaign: utm_campaign } : { campaignId }),
      merchantId: said.merchantId,
    },
    variation: variation !== undefined && variation.length <= VARIATION_MAX_LENGTH ? variation : undefined,
  };
}
