import { describe, expect, it } from 'vitest';
import { lenders, planCost } from '../../shared/lenders';
import type { CheckoutPage } from './support/checkout-page';
import { checkoutTests } from './support/checkout-tests';
import { shownAmounts } from './support/one-figure/shown-amounts';
import { resetCustomer, trackOrder } from './support/order';
import { pressToLeave } from './support/press-to-leave';
import { Shopper } from './support/shopper';

const { open, openByLink, context, sites } = checkoutTests();

/** Approved by HDFC Bank up to ₹40,000 and by Jasmine Bank up to ₹80,000; new to all others. */
const LIMITED = '9000000012';
const order = (amount: number) => ({
  order: { amount, items: [{ name: 'Aster 5G phone, 256 GB', quantity: 1, amountPaise: amount * 100 }] },
});
const part = (() => {
  const bank = lenders.find(({ name }) => name === 'HDFC Bank');
  const annualRateBps = bank?.annualRateBps[6] ?? null;
  if (!bank || annualRateBps === null) throw new Error('HDFC Bank has no such plan');
  return planCost(bank, 6, annualRateBps, 40_000);
})();
const paise = (rupees: string): number => Math.round(Number(rupees.replace(/[₹,]/g, '')) * 100);
/** All alternatives, once they are shown; they appear together. */
async function alternatives(checkout: CheckoutPage): Promise<string[]> {
  await checkout.alternative(0).waitFor();
  return checkout.app.getByRole('list', { name: 'Nearest ways' }).getByRole('button').allTextContents();
}

describe('a limit below the price', () => {
  it('at every lender leads to an application, whose form opens by one press', { tags: ['long'] }, async () => {
    const checkout = await open(order(90_000));
    await checkout.verify(LIMITED);
    await checkout.heading(/^₹90,000 is above your ₹80,000 limit$/).waitFor();
    await checkout.isClean();
    expect(await alternatives(checkout)).toEqual([expect.stringMatching(/^Apply for a new limit\s/)]);
    await checkout.alternative(0).click();
    await checkout.field('Full name').waitFor();
  });

  it('fits on a screen of 320 px', { tags: ['long'] }, async () => {
    const checkout = await open();
    await checkout.chooseLender('HDFC Bank');
    await checkout.page.setViewportSize({ width: 320, height: 568 });
    await checkout.verify(LIMITED);
    await checkout.heading(/is above your/).waitFor();
    expect(await checkout.app.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });

  it('offers a part at the shop and the rest on EMI if the shop’s server allows it, with the same figures up to the result', async () => {
    const checkout = await open({ order: { allowSplit: true } });
    await checkout.chooseLender('HDFC Bank');
    await checkout.verify(LIMITED);
    await checkout.heading('₹54,990 is above your ₹40,000 limit').waitFor();
    await checkout.isClean();
    const [first] = await alternatives(checkout);
    expect(first).toMatch(/^Pay ₹14,990 now and ₹40,000 on EMI\s/);
    const total = /You pay (₹[\d,.]+\d) in all/.exec(first ?? '')?.[1] ?? '';
    await checkout.alternative(0).click();

    await checkout.heading('Two parts, one order').waitFor();
    await checkout.isClean();
    expect(await checkout.app.locator('dl > div').last().textContent()).toBe(`Both parts in all${total}`);
    const text = await checkout.app.locator('main li').first().textContent();
    const [, emi = '', loan = ''] = /^₹40,000 on EMI(₹[\d,]+) × 6 months.* (₹[\d,.]+\d)\.$/.exec(text ?? '') ?? [];
    expect([paise(emi), paise(loan)]).toEqual([part.emiPaise, part.totalPayablePaise]);
    expect(paise(total)).toBe(part.totalPayablePaise + 1_499_000);
    await checkout.button('Continue with both parts').click();

    await checkout.heading('Confirm your PAN').waitFor();
    await checkout.app.getByText('₹14,990 at the shop').waitFor();
    await checkout.answer('PAN', 'ABCDE1234F');
    await checkout.heading('Key Facts Statement').waitFor();
    const consent = checkout.app.getByRole('checkbox', { name: /agree to borrow ₹40,000 from/ });
    await consent.waitFor({ state: 'attached' });
    const sums = await checkout.app.locator('dl > div').allTextContents();
    for (const sum of ['Price of the purchase₹54,990', 'You pay to the shop, not lent− ₹14,990', 'Loan amount₹40,000'])
      expect(sums).toContain(sum);
    expect(sums).toContain(`Total you pay${loan}`);
    await consent.check();
    await checkout.button('Agree and continue').click();
    await checkout.button('Pay ₹40,000 on EMI').waitFor();
    await checkout.app.getByText(`${emi} a month for 6 months`).waitFor();
    await checkout.pay(LIMITED);
    await checkout.app.getByText('Now pay the other ₹14,990 to').waitFor();
    await checkout.isClean();
    const receipt = await shownAmounts(checkout.app);
    for (const amount of [part.emiPaise, part.totalPayablePaise, 4_000_000, 1_499_000])
      expect(receipt).toContain(amount);

    const parts = { amount: 54_990, financedAmount: 40_000, amountDueAtMerchant: 14_990 };
    const { signedResult } = await checkout.hears('transactionCompleted');
    expect(JSON.parse(Buffer.from(`${signedResult}`.split('.')[1] ?? '', 'base64url').toString())).toMatchObject(parts);
    expect(await trackOrder(checkout.sites, checkout.order.orderId)).toMatchObject(parts);
    await resetCustomer(checkout.sites, LIMITED);
  });

  it('offers that part in the shop too, whose page then shows the amount due at delivery', {
    tags: ['long'],
  }, async () => {
    const page = await context().newPage();
    await page.goto(`${sites().merchantUrl}/checkout?basket=lumen-m2-duo.1`);
    await page.getByRole('button', { name: 'Place order' }).click();
    const frame = await (await page.locator('iframe[src]').elementHandle())?.contentFrame();
    if (!frame) throw new Error('no checkout');
    const shopper = new Shopper(frame, sites(), LIMITED);
    await shopper.choose('HDFC Bank', 6);
    await shopper.verify();
    await shopper.button(/^Pay ₹12,500 now and ₹40,000 on EMI/).click();
    await shopper.button('Continue with both parts').click();
    await frame.getByLabel('PAN').pressSequentially('ABCDE1234F');
    await shopper.button('Continue').click();
    await shopper.agree();
    await shopper.confirm('HDFC Bank');
    await pressToLeave(shopper.button('Back to Zenmart'));
    await page.getByRole('heading', { name: '₹40,000 paid by card-less EMI' }).waitFor();
    await page.getByText('Please pay the other ₹12,500 at the door, by UPI or in cash.').waitFor();
    expect(await page.getByText('₹52,500 paid').count()).toBe(0);
    await resetCustomer(sites(), LIMITED);
  });

  // These two run last: their reservations lower the limits.
  it('offers another lender, whose plan is chosen by one press and keeps number and OTP', {
    tags: ['long'],
  }, async () => {
    const checkout = await open();
    await checkout.chooseLender('HDFC Bank');
    await checkout.verify(LIMITED);
    await checkout.heading('₹54,990 is above your ₹40,000 limit').waitFor();
    await checkout.isClean();
    const [first, second] = await alternatives(checkout);
    expect(first).toMatch(/^Jasmine Bank, for the whole amount\s/);
    expect(first).toContain('Your limit there is ₹80,000.');
    expect(second).toMatch(/^Apply for a new limit\s/);
    await checkout.alternative(0).click();
    const { months, total } = await checkout.chosenPlan();
    expect(months).toBe('6 months');
    expect(first).toContain(`You pay ${total} in all`);
    await checkout.button('Continue').click();
    await checkout.answer('4-digit PIN', '1234');
    await checkout.heading('Key Facts Statement').waitFor();
    await checkout.app.getByText('Jasmine Bank').first().waitFor();
  });

  it("returns from the statement of a part to the alternatives, even after a reload: the payment's own reservation does not count", {
    tags: ['long'],
  }, async () => {
    const checkout = await openByLink({ order: { allowSplit: true } });
    await checkout.chooseLender('HDFC Bank');
    await checkout.verify(LIMITED);
    await checkout.alternative(0).click();
    await checkout.button('Continue with both parts').click();
    await checkout.answer('PAN', 'ABCDE1234F');
    await checkout.resumesAt('Key Facts Statement');
    await checkout.button('Change plan').click();
    await checkout.heading('₹54,990 is above your ₹40,000 limit').waitFor();
    expect((await alternatives(checkout))[0]).toMatch(/^Pay ₹14,990 now and ₹40,000 on EMI\s/);
    await checkout.alternative(0).click();
    await checkout.button('Continue with both parts').click();
    await checkout.heading('Confirm your PAN').waitFor();
  });
});

describe('a plan that the lender refuses', () => {
  it('as too long (4011) leads to fewer months of the same lender and shows the saving', {
    tags: ['long'],
  }, async () => {
    const checkout = await open();
    await checkout.verify('6000004011', 12);
    await checkout.heading('The tenure is longer than your mandate').waitFor();
    await checkout.isClean();
    const first = (await alternatives(checkout)).find((alternative) => /^\d+ months with /.test(alternative)) ?? '';
    expect(first).toMatch(/₹[\d,.]+ less than over 12 months\./);
  });
});
