import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { initiateLogin, verifyLogin } from '../api/auth';
import { cameBy } from './came-by';

const MOBILE = '9000000001';
const of = (query: string, utmCampaign: string | null = null, referralUrl: string | null = null) =>
  cameBy(new URLSearchParams(query), { utmCampaign, referralUrl });
const campaignIn = (query: string, ...stored: (string | null)[]): unknown =>
  JSON.parse(JSON.stringify(of(query, ...stored).campaign));

describe('cameBy', () => {
  // @req OTP-012, CAT-007
  it.each([
    ['utm_source', 'utmSource'],
    ['utm_medium', 'utmMedium'],
    ['utm_content', 'utmContent'],
    ['utm_term', 'utmTerm'],
    ['utm_campaign', 'utmCampaign'],
    ['campaignId', 'campaignId'],
    ['merchantId', 'merchantId'],
  ])('%s of the address is sent as %s', (name, field) => {
    expect(campaignIn(`${name}=a%26b`)).toEqual({ channel: 'ONLINE', [field]: 'a&b' });
  });

  // @req OTP-044, Q-019
  it('a campaign has its id or its name, never both', () => {
    expect(campaignIn('utm_campaign=diwali&campaignId=77')).toEqual({ channel: 'ONLINE', campaignId: '77' });
    expect(campaignIn('campaignId=77', 'holi')).toEqual({ channel: 'ONLINE', campaignId: '77' });
  });

  it('an address without a campaign uses the stored campaign d&c d', () => {
    expect(campaignIn('utm_source=sms', 'द&c d')).toEqual({
      channel: 'ONLINE',
      utmSource: 'sms',
      utmCampaign: 'द&c d',
    });
    expect(campaignIn('utm_campaign=own', 'द&c d')).toEqual({ channel: 'ONLINE', utmCampaign: 'own' });
  });

  it('an address without a source uses the host of the stored referral https://news.example:8443', () => {
    const from = [null, 'https://news.example:8443'];
    expect(campaignIn('', ...from)).toEqual({ channel: 'ONLINE', utmSource: 'news.example:8443' });
    expect(campaignIn('utm_source=sms', ...from)).toEqual({ channel: 'ONLINE', utmSource: 'sms' });
  });

  it.each([
    ['OFFLINE', 'OFFLINE'],
    ['CAMPAIGN_LANDING_PAGE', 'CAMPAIGN_LANDING_PAGE'],
    ['toString', 'ONLINE'],
    ['', 'ONLINE'],
  ])('the channel %s is sent as %s', (said, channel) => {
    expect(campaignIn(`channel=${said}`)).toEqual({ channel });
  });

  it('a variation of at most 40 characters is sent with the OTP only', () => {
    expect(of(`variation=${'v'.repeat(40)}`).variation).toHaveLength(40);
    expect(of(`variation=${'v'.repeat(41)}`).variation).toBeUndefined();
  });

  it.each(['9000000001', '+91 9000000001', 'x-09000000001', 'call9000000001now'])(
    'a number is never included: %s',
    (text) => {
      const query = new URLSearchParams({ utm_term: text, utm_campaign: text, campaignId: text, variation: text });
      const stored = { utmCampaign: text, referralUrl: 'https://9000000001.example' };
      expect(JSON.stringify(cameBy(query, stored))).not.toContain('9000000001');
    },
  );

  it('an id that is longer than a number is included', () => {
    expect(campaignIn('campaignId=23851234567890123')).toEqual({ channel: 'ONLINE', campaignId: '23851234567890123' });
  });

  it('the result passes the schemas of the calls for any address and cookie', () => {
    const text = fc.string({ unit: 'binary', maxLength: 120 });
    fc.assert(
      fc.property(text, text, text, text, fc.domain(), (source, campaign, variation, stored, host) => {
        const query = new URLSearchParams({ utm_source: source, utm_campaign: campaign, variation, channel: source });
        const came = cameBy(query, { utmCampaign: stored, referralUrl: `https://${host}` });
        const send = { mobile: MOBILE, ...came.campaign };
        const verify = { ...send, otp: '12345', isTermsAccepted: true, variation: came.variation };
        expect(z.safeParse(initiateLogin.request, send).success).toBe(true);
        expect(z.safeParse(verifyLogin.request, verify).success).toBe(true);
      }),
    );
  });
});
