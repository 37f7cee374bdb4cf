import { beforeEach, expect, it } from 'vitest';
import { type SharedSites, sharedSites } from '../../../browser/support/shared-sites';
import { addressAt, type Host } from '../../../browser/support/site-page';
import { codeFromPhone } from '../../../browser/support/till';
import type { Visitor } from './visitor';

const SHOPPER = '9000000001';
const REFUSED = '9000000004';

/** Journeys of a visitor of the shopper's site in any engine. `visitorNow`: of the running test. `logsIn`: true if the
 *  browser stores `Secure` cookies of http://localhost. */
export function siteJourneys(visitorNow: () => Visitor, logsIn: boolean): void {
  let sites: SharedSites;
  let visitor: Visitor;
  beforeEach(async () => {
    visitor = visitorNow();
    // Empty data: a number gets no second OTP within 30 s.
    sites = await sharedSites();
  });

  const goes = (path: string, host: Host = ''): Promise<void> => visitor.driver.goto(addressAt(sites, host, path));
  /** Empty between two documents, as when Back reloads a private page, which has no body. */
  const text = async (): Promise<string> => {
    let words: string | undefined;
    await visitor.until(
      () => 'a body of the page',
      async () => {
        words = await visitor.driver.run('page', () => document.body?.textContent);
        return words !== undefined;
      },
    );
    return words ?? '';
  };
  const says = (words: string): Promise<void> =>
    visitor.until(
      () => words,
      async () => (await text()).includes(words),
    );
  const isNamed = (name: string): Promise<void> =>
    visitor.until(
      () => `${name} in the header`,
      async () =>
        (await visitor.driver.run('page', () => document.querySelector('[data-account]')?.textContent)) === name,
    );
  const givesNumber = async (mobile: string, button: RegExp): Promise<void> => {
    await visitor.types(/^Mobile number/, mobile, 'page');
    await visitor.clicks('page', button);
    await visitor.sees('page', 'heading', 'Enter OTP to continue');
    await visitor.ticks('checkbox', /I agree to/, 'page');
    await visitor.types(/OTP/, await codeFromPhone(sites, mobile), 'page');
  };

  it.runIf(logsIn)(
    'checks a number on the home page, shows the lenders, stays logged in on the next page, and nowhere after a logout',
    async () => {
      await goes('/buy');
      await givesNumber(SHOPPER, /^Send OTP$/);
      await visitor.sees('page', 'heading', 'You’re pre-approved');
      await visitor.clicks('page', /^Close$/);
      await isNamed('90XXXXX001');
      await goes('/eligible');
      await visitor.sees('page', 'heading', 'You’re pre-approved');
      await goes('/account');
      await visitor.clicks('page', /^Log out$/);
      await says('You are logged out.');
      await visitor.back();
      await visitor.sees('page', 'heading', 'Enter Your Mobile Number');
      expect(await text()).not.toContain('90XXXXX001');
    },
  );

  it.runIf(logsIn)('closes the overlay of the home page by Back, and keeps the number', async () => {
    await goes('/buy');
    await givesNumber(REFUSED, /^Send OTP$/);
    await visitor.sees('page', 'heading', /^Not pre-approved on this number/);
    await visitor.back();
    const field = await visitor.sees('page', 'textbox', /^Mobile number/);
    expect(await field.run((input) => (input as HTMLInputElement).value)).toBe(REFUSED);
  });

  it.runIf(logsIn)('shows at My Account of a lender, in its colours, that this lender does not approve', async () => {
    await goes('/login', 'hdfc');
    await givesNumber(REFUSED, /^SEND OTP$/i);
    await visitor.sees('page', 'heading', /^Not pre-approved on this number/);
    await says('This check was free and left your credit score as it was.');
    expect(await text()).not.toContain('Axis Bank');
  });

  it('calculates another tenure in the calculator, and has it in the address', async () => {
    await goes('/emi-calculator');
    await visitor.ticks('radio', /^12$/, 'page');
    await visitor.until(
      () => 'the months in the address',
      async () => (await visitor.driver.run('page', () => location.search)).includes('tenure=12'),
    );
    const rows = (): Promise<number> =>
      visitor.driver.run('page', () => document.querySelectorAll('table tbody tr').length);
    await visitor.until(
      () => '12 months',
      async () => (await rows()) === 12,
    );
  });

  it('scrolls sliders by their buttons, and opens an answer, in Hindi too', async () => {
    await goes('/hi/home/buy-with-kadam');
    // Each slider has a button of that name.
    const next = await visitor.driver.find('page', () => {
      const button = document.querySelector('[data-ways=products] [data-way=next]');
      button?.scrollIntoView({ block: 'center', behavior: 'instant' });
      return button;
    });
    await next?.click();
    const moved = (): Promise<boolean> =>
      visitor.driver.run('page', () => (document.querySelector('[data-slider=products]')?.scrollLeft ?? 0) > 0);
    await visitor.until(() => 'another product', moved);
    await goes('/faq#repay');
    await says('The lender auto-debits the linked savings account each month.');
  });
}
