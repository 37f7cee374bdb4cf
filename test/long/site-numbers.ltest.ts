import type { Browser, BrowserContext } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { describeTestCustomers } from '../../server/sandbox/test-customers';
import { approved, refused } from '../browser/support/answer-pages';
import { closePages, sharedBrowser } from '../browser/support/browser';
import { type SharedSites, sharedSites } from '../browser/support/shared-sites';
import { SiteEntry } from '../browser/support/site-entry';
import { expectRefusals } from '../browser/support/unexpected-answers';

// My Account's result for each sandbox number. Code entry: test/browser/site-otp.btest.ts.

/** Final screen. `at`: the step at which the number stops. */
interface Sight {
  readonly at: 'number' | 'code' | 'answer';
  readonly heading: string;
  readonly says?: readonly string[];
}
const entry = 'Enter Your Mobile Number';
const apply = 'Apply for a new credit line';
const everyLender: Sight = { at: 'answer', heading: approved, says: ['24 lending partners', '₹5,00,000'] };
const mayApply: Sight = { at: 'answer', heading: refused, says: [apply, 'Try another number'] };
const mayNotApply: Sight = { at: 'answer', heading: refused, says: ['Try another number', 'See what a month costs'] };
const blocked: Sight = { at: 'number', heading: 'Account Blocked', says: ['support@kadam.example'] };
const overloaded: Sight = { at: 'answer', heading: 'Checking with lenders' };
const notChecked = (words: string): Sight => ({
  at: 'answer',
  heading: 'We couldn’t check your number',
  says: [words, 'Try another number'],
});
const sessionOver: Sight = { at: 'answer', heading: entry, says: ['Logged out after 30 minutes'] };
const noAnswer: Sight = { at: 'answer', heading: 'The banks are not answering', says: ['Try again'] };

const customers: Readonly<Record<string, Sight>> = {
  '9000000001': everyLender,
  '9000000002': { at: 'answer', heading: approved, says: ['One lending partner', '₹60,000'] },
  '9000000003': mayApply,
  '9000000004': mayNotApply,
  '9000000005': everyLender,
  '9000000006': blocked,
  '9000000007': everyLender,
  '9000000008': everyLender,
  '9000000009': mayApply,
  '9000000010': mayNotApply,
  '9000000011': mayNotApply,
  '9000000012': { at: 'answer', heading: approved, says: ['2 lending partners', '₹40,000', '₹80,000'] },
  '9000000013': everyLender,
};
/** By the error of its number before the lenders' answer. */
const errors: Readonly<Record<string, Sight>> = {
  '0400': noAnswer,
  '0401': sessionOver,
  '0403': blocked,
  '0404': noAnswer,
  '0405': noAnswer,
  '0408': noAnswer,
  '0409': noAnswer,
  '0413': noAnswer,
  '0415': noAnswer,
  '0429': overloaded,
  '0500': noAnswer,
  '0503': overloaded,
  '1402': notChecked('Your session has expired.'),
  '4000': notChecked('We are experiencing technical difficulties'),
  '4001': notChecked('Something in the request is not right.'),
  '4010': sessionOver,
  '4070': notChecked('This agent is blocked.'),
  '4102': notChecked('not eligible today.'),
  '4105': notChecked('Too many wrong answers.'),
  '4106': mayApply,
  '4107': mayApply,
  '4109': { at: 'number', heading: entry, says: ['This number is blocked.'] },
  '4110': notChecked('This credit line is blocked.'),
  '4203': { at: 'number', heading: entry, says: ['This number is not registered.'] },
  '4204': notChecked('This number is not pre-approved.'),
  '4301': { at: 'code', heading: entry, says: ['Your account is blocked due to several invalid login attempts.'] },
  '4302': { at: 'code', heading: 'Enter OTP to continue', says: ['Please enter a valid OTP'] },
  '4303': notChecked('The details do not match your bank’s records.'),
};

const told = describeTestCustomers();
const codeOf = (mobile: string): string => mobile.slice('600000'.length);
const met = new Set(told.errorCodes.flatMap(({ flow, mobile }) => (flow === 'salesApp' ? [mobile] : [])));
/** A number that fails only in a payment or an activation. */
const later = [...new Set(told.errorCodes.map(({ mobile }) => mobile))]
  .filter((mobile) => !met.has(mobile))
  .slice(0, 1);
const sightOf = (mobile: string): Sight | undefined => customers[mobile] ?? errors[codeOf(mobile)];

let sites: SharedSites;
let browser: Browser;
let context: BrowserContext;
beforeAll(async () => {
  [sites, browser] = await Promise.all([sharedSites(), sharedBrowser()]);
});
afterEach(() => context?.close());
afterAll(() => closePages(browser));

async function expectSight(mobile: string, { at, heading, says = [] }: Sight): Promise<void> {
  context = await browser.newContext({ reducedMotion: 'reduce', viewport: { width: 390, height: 844 } });
  expectRefusals(context, (response) => response.url().includes('eligibility'));
  const shopper = new SiteEntry(await context.newPage(), sites, 'My Account');
  await shopper.open();
  if (at === 'number') await shopper.giveNumber(mobile);
  else await shopper.logIn(mobile);
  await shopper.heading(heading).waitFor();
  for (const words of says) await shopper.place.getByText(words).first().waitFor();
  expect(await shopper.code.count()).toBe(heading === 'Enter OTP to continue' ? 1 : 0);
}

describe('My Account', () => {
  it('has a result for each sandbox number', () => {
    expect([...Object.keys(customers)]).toEqual(told.customers.map(({ mobile }) => mobile));
    expect(Object.keys(errors).sort()).toEqual([...met].map(codeOf).sort());
  });

  // The first of errors with the same heading.
  const headingOf = (mobile: string): string => `${sightOf(mobile)?.at} ${sightOf(mobile)?.heading}`;
  const toldApart = [
    ...Object.keys(customers).filter(
      (mobile, index, all) => all.findIndex((each) => sightOf(each) === sightOf(mobile)) === index,
    ),
    ...[...met].filter(
      (mobile, index, all) => all.findIndex((each) => headingOf(each) === headingOf(mobile)) === index,
    ),
  ];
  it.each(toldApart)('shows %s its result', async (mobile) => {
    const sight = sightOf(mobile);
    if (!sight) throw new Error(`no sight of ${mobile}`);
    await expectSight(mobile, sight);
  });

  it.each(later)('shows %s, which fails later, that every lender has approved it', (mobile) =>
    expectSight(mobile, everyLender),
  );
});
