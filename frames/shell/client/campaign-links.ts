import { lastTouchIn } from '../../../shared/site/last-touch';

/** Marks links that carry the campaign. */
export const CAMPAIGN_LINKS = 'data-campaign';

/** Adds the last campaign, which the server stores in a cookie, to the tabs. Source: S1§2.3 (LAY-016). */
export function carryCampaign(page: Pick<Document, 'cookie' | 'querySelectorAll'>): void {
  const campaign = lastTouchIn(page.cookie);
  if (campaign === null) return;
  for (const link of page.querySelectorAll<HTMLAnchorElement>(`[${CAMPAIGN_LINKS}] a`))
    link.search = `utm_campaign=${campaign}`;
}
