import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type SharedSites, sharedSites } from '../browser/support/shared-sites';
import { codeFromPhone } from '../browser/support/till';
import { ageCodes } from '../support/age-codes';
import type { Engine } from './support/engines/driver';
import { engines } from './support/engines/engines';
import { heardBy, hears, listen } from './support/engines/heard';
import { siteJourneys } from './support/engines/site-journeys';
import { Visitor } from './support/engines/visitor';

const SHOPPER = '9000000001';
const WITH_PIN = '9000000005';

describe.each(engines)('in %s', (name, launch) => {
  let engine: Engine;
  let sites: SharedSites;
  let visitor: Visitor;
  beforeAll(async () => {
    [engine, sites] = await Promise.all([launch(), sharedSites()]);
  });
  beforeEach(async () => {
    visitor = new Visitor(await engine.open());
  });
  afterEach(() => visitor.driver.close());
  afterAll(() => engine?.stop());

  const typesCode = async (heading: string | RegExp, field: RegExp, mobile: string): Promise<void> => {
    await visitor.sees('frame', 'heading', heading);
    await visitor.types(field, await codeFromPhone(sites, mobile));
  };

  describe('the sales app over the till', () => {
    beforeEach(async () => {
      await visitor.driver.goto(`${sites.merchantUrl}/pos`);
      await listen(visitor);
      await visitor.clicks('page', 'Card-less EMI');
      await hears(visitor, 'opened EMI_HOME');
    });

    const choosesLender = async (): Promise<void> => {
      await visitor.clicks('frame', 'Calculate EMI');
      await visitor.sees('frame', 'heading', /lenders? for this amount/);
      await visitor.clicks('frame', /HDFC/);
      await visitor.sees('frame', 'heading', /EMI plans for/);
    };

    it('checks a customer and closes', async () => {
      await choosesLender();
      await visitor.clicks('frame', 'Check eligibility');
      await visitor.types(/mobile number/i, SHOPPER);
      await typesCode('Enter Secure Share Code', /Secure Share Code/, SHOPPER);
      await visitor.sees('frame', 'heading', 'Customer is pre-approved');
      await visitor.clicks('frame', 'View EMI plans');
      await visitor.sees('frame', 'heading', /EMI plans for/);
      await visitor.leavesBy('Close');
      await hears(visitor, 'closed closeButton');
      expect(await heardBy(visitor)).toEqual(['opened EMI_HOME', 'closed closeButton']);
    });

    it('closes by Esc, and the focus returns to the till', async () => {
      await visitor.sees('frame', 'button', 'Calculate EMI');
      visitor.leavesByEsc();
      await hears(visitor, 'closed escape');
      const focused = await visitor.driver.run('page', () => document.activeElement?.textContent);
      expect(focused).toContain('Card-less EMI');
    });

    it('goes back screen by screen, then closes, and leaves the history unchanged', async () => {
      const address = await visitor.driver.run('page', () => location.href);
      await choosesLender();
      await visitor.back();
      await visitor.sees('frame', 'heading', /lenders? for this amount/);
      await visitor.back();
      await visitor.sees('frame', 'button', 'Calculate EMI');
      await visitor.back();
      await hears(visitor, 'closed back');
      expect(await visitor.driver.run('page', () => location.href)).toBe(address);
    });

    it('continues at its lender after a reload', async () => {
      await choosesLender();
      await visitor.reloadsFrame();
      await hears(visitor, 'opened EMI_HOME', 2);
      await visitor.sees('frame', 'heading', /EMI plans for/);
      await visitor.leavesBy('Close');
      await hears(visitor, 'closed closeButton');
      expect(await heardBy(visitor)).toEqual(['opened EMI_HOME', 'opened EMI_HOME', 'closed closeButton']);
    });
  });

  // WebKit does not store `Secure` cookies of http://localhost, so a login is impossible.
  describe('the shopper’s site', () => siteJourneys(() => visitor, name !== 'WebKit'));

  describe('the checkout over the shop', () => {
    beforeEach(async () => {
      await visitor.driver.goto(`${sites.merchantUrl}/checkout?basket=lumen-m2-kit.1`);
      await listen(visitor);
      await visitor.clicks('page', 'Place order');
      await hears(visitor, 'opened');
    });

    const choosesPlan = async (): Promise<void> => {
      await visitor.ticks('radio', /\b6 months/);
      await visitor.clicks('frame', 'Continue');
    };
    const verifies = async (mobile: string): Promise<void> => {
      await visitor.types(/mobile number/i, mobile);
      await visitor.clicks('frame', 'Send OTP');
      await visitor.sees('frame', 'heading', 'Enter OTP to continue');
      await visitor.ticks('checkbox', /I agree to/);
      await typesCode('Enter OTP to continue', /OTP/, mobile);
    };
    const agrees = async (): Promise<void> => {
      await visitor.sees('frame', 'heading', 'Key Facts Statement');
      // The lender's OTP comes next; a number gets no second one within 30 s, even for another payment.
      await ageCodes(sites.databaseUrl);
      await visitor.ticks('checkbox', /I have read the Key Facts Statement/);
      await visitor.clicks('frame', 'Agree and continue');
    };
    const pays = async (mobile: string): Promise<void> => {
      await visitor.sees('frame', 'heading', /^Confirm with/);
      await visitor.until(
        () => 'an OTP of the lender’s',
        () => visitor.driver.run('frame', () => document.body.textContent.includes('sent on')),
      );
      await typesCode(/^Confirm with/, /OTP/, mobile);
      await visitor.clicks('frame', /^Pay ₹[\d,]+ on EMI$/);
      await visitor.sees('frame', 'heading', 'Order placed');
    };

    it('completes a payment, and the page gets each step, the signed result and the end', async () => {
      await visitor.clicks('frame', 'Change lender');
      await visitor.clicks('frame', /^All \d+ lenders/);
      await visitor.clicks('frame', /Tamarind Bank/);
      await choosesPlan();
      await verifies(SHOPPER);
      await agrees();
      await pays(SHOPPER);
      await hears(visitor, 'transactionCompleted signed');
      await visitor.leavesBy(/Zenmart/);
      await hears(visitor, 'closed signed completed completed');
      const heard = await heardBy(visitor);
      expect(heard.filter((each) => !each.startsWith('pendingChanged'))).toEqual([
        'opened',
        'stepChanged EMI_PLAN_SELECTION INITIATED',
        'stepChanged EMI_PLAN_SELECTION COMPLETE',
        'stepChanged VERIFY_MOBILE INITIATED',
        'stepChanged VERIFY_MOBILE COMPLETE',
        'stepChanged KFS_CONSENT INITIATED',
        'stepChanged KFS_CONSENT COMPLETE',
        'stepChanged LENDER_OTP INITIATED',
        'stepChanged LENDER_OTP COMPLETE',
        'transactionCompleted signed',
        'closed signed completed completed',
      ]);
      await visitor.sees('page', 'heading', /paid by card-less EMI$/);
    });

    const answersPin = async (): Promise<void> => {
      await visitor.types(/PIN/, '1234');
      await visitor.clicks('frame', 'Continue');
    };
    const isPaidOnce = async (): Promise<void> => {
      await hears(visitor, 'transactionCompleted signed');
      await visitor.leavesBy(/Zenmart/);
      await hears(visitor, 'closed signed completed completed');
      const ends = (await heardBy(visitor)).filter((each) => /^(transactionCompleted|closed|error)/.test(each));
      expect(ends).toEqual(['transactionCompleted signed', 'closed signed completed completed']);
      await visitor.sees('page', 'heading', /paid by card-less EMI$/);
    };

    it('continues after a reload at the plan, the statement and the lender’s code, and is paid once', async () => {
      let opened = 1;
      const resumesAt = async (heading: string | RegExp): Promise<void> => {
        await visitor.sees('frame', 'heading', heading);
        await visitor.reloadsFrame();
        opened += 1;
        await hears(visitor, 'opened', opened);
        // WebKit sends no keys to a new frame before it is clicked.
        await (await visitor.sees('frame', 'heading', heading)).click();
      };
      await resumesAt('Choose your EMI plan');
      await choosesPlan();
      await verifies(WITH_PIN);
      await answersPin();
      await resumesAt('Key Facts Statement');
      await agrees();
      await resumesAt(/^Confirm with/);
      await pays(WITH_PIN);
      await isPaidOnce();
    });

    it('reopens from its order after the shop’s page reloads, and is paid once', async () => {
      // WebKit sends no keys to a new frame before it is clicked.
      await (await visitor.sees('frame', 'heading', 'Choose your EMI plan')).click();
      await choosesPlan();
      await verifies(WITH_PIN);
      await answersPin();
      await visitor.sees('frame', 'heading', 'Key Facts Statement');
      await visitor.reloadsPage();
      await listen(visitor);
      await visitor.clicks('page', 'Pay by card-less EMI');
      await hears(visitor, 'opened');
      await (await visitor.sees('frame', 'heading', 'Choose your EMI plan')).click();
      await choosesPlan();
      await verifies(WITH_PIN);
      await answersPin();
      await agrees();
      await pays(WITH_PIN);
      await isPaidOnce();
    });

    it('closes by Esc, reopens at once, and closes by Back', async () => {
      await visitor.sees('frame', 'heading', 'Choose your EMI plan');
      visitor.leavesByEsc();
      await visitor.sees('frame', 'heading', 'Leave this payment?');
      await visitor.leavesBy('Cancel payment');
      await hears(visitor, 'closed cancelled cancelled');
      await visitor.clicks('page', 'Pay by card-less EMI');
      await hears(visitor, 'opened', 2);
      await visitor.sees('frame', 'heading', 'Choose your EMI plan');
      await visitor.back();
      await hears(visitor, 'closed back cancelled');
    });
  });
});
