import { lastTouchIn } from '../../../shared/site/last-touch';

/** On what has links that take the campaign along. */
export const CAMPAIGN_LINKS = 'data-campaign';

/** Has the tabs take along the campaign that somebody came by last, which the server keeps in a cookie. Source: S1§2.3
 *  (LAY-016). */
export function carryCampaign(page: Pick<Document, 'cookie' | 'querySelectorAll'>): void {
  const campaign = lastTouchIn(page.cookie);
  if (campaign === null) return;
  for (const link of page.querySelectorAll<HTMLAnchorElement>(`[${CAMPAIGN_LINKS}] a`))
    link.search = `utm_campaign=${campaign}`;
}
