import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MINUTE_MS, someMobile } from '../../testing/sales/sales-steps';
import { STARTS_WITHIN_MS, startTestServer, type TestServer } from '../../testing/server/test-server';
import { newBrowser } from '../../testing/site/site-steps';

let kadam: TestServer;
beforeAll(async () => {
  kadam = await startTestServer();
}, STARTS_WITHIN_MS);
afterAll(() => kadam.close());

const HIDDEN = '9812345678';

/** Event-log fields of a campaign for a sent and a verified OTP of a new number. */
async function logged(campaign: object): Promise<object[]> {
  kadam.clock.advance(31 * MINUTE_MS);
  const own = newBrowser(() => kadam);
  const mobile = someMobile();
  await own.post('/auth/initiate-login/', { mobile, ...campaign });
  const reply = await own.post('/auth/verify-login', {
    mobile,
    otp: await kadam.codeFor(mobile),
    ...campaign,
    isTermsAccepted: true,
  });
  expect(reply.status).toBe(200);
  const rows = await kadam.server.db
    .selectFrom('event_log')
    .select(['type', 'details'])
    .where('type', 'in', ['otpSent', 'mobileVerified'])
    .orderBy('event_id', 'desc')
    .limit(2)
    .execute();
  const maskedMobile = `${mobile.slice(0, 2)}XXXXX${mobile.slice(7)}`;
  return rows.map(({ details }) => {
    const { maskedMobile: masked, purpose, ...rest } = JSON.parse(details) as Record<string, unknown>;
    expect([masked, purpose]).toEqual([maskedMobile, 'login']);
    return rest;
  });
}

describe('the campaign of a shopper is in the event log with the OTP', () => {
  it.each([
    ['channel', 'CAMPAIGN_LANDING_PAGE', 'channel'],
    ['utmSource', 'sms', 'utmSource'],
    ['utmMedium', 'a&b', 'utmMedium'],
    ['utmContent', 'दिवाली', 'utmContent'],
    ['utmTerm', 'd', 'utmTerm'],
    ['utmCampaign', 'diwali', 'campaignId'],
    ['campaignId', '23851234567890123', 'campaignId'],
    ['merchantId', 'zenmart_sandbox', 'merchantId'],
  ])('as %s that the page sends', async (field, value, loggedField) => {
    expect(await logged({ [field]: value })).toEqual([{ [loggedField]: value }, { [loggedField]: value }]);
  });

  it.each(['utmSource', 'utmMedium', 'utmContent', 'utmTerm', 'utmCampaign', 'campaignId'])(
    'but no text that contains a mobile number, as %s',
    async (field) => {
      expect(await logged({ [field]: `x-${HIDDEN}` })).toEqual([{}, {}]);
      expect(kadam.logs()).not.toContain(HIDDEN);
    },
  );

  it('and none of a call with a too long campaign, an unknown channel, or an unknown field', async () => {
    const own = newBrowser(() => kadam);
    for (const wrong of [{ utmTerm: 'x'.repeat(101) }, { utmTerm: '' }, { channel: 'PIGEON' }, { utmOther: 'x' }]) {
      const { status } = await own.post('/auth/initiate-login/', { mobile: someMobile(), ...wrong });
      expect([wrong, status]).toEqual([wrong, 400]);
    }
  });
});
