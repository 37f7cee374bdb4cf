import { expect, it } from 'vitest';
import { locales } from '../../shared/locales';
import { checkoutTests } from '../browser/support/checkout-tests';
import { faultsInBothSchemes, faultsOfOwnPages } from '../browser/support/own-page-faults';

const { sites, context, open } = checkoutTests();

// Pages of a payment: test/browser/own-pages.btest.ts.
it.each(locales)(
  'the server’s pages in %s are readable in both schemes, and fit at 320 px with text at 200 %',
  async (locale) => {
    expect(await faultsOfOwnPages(await context().newPage(), sites(), locale)).toEqual([]);
  },
);

it('a page of a simulated lender is readable in both schemes, and fits at 320 px with text at 200 %', async () => {
  const checkout = await open();
  await checkout.verify('9000000007');
  await checkout.agree();
  await checkout.heading(/^Confirm on .*’s page/).waitFor();
  const tab = checkout.context.waitForEvent('page');
  await checkout.button(/^Go to/).click();
  const lender = await tab;
  await lender.getByRole('button', { name: 'Decline' }).waitFor();
  expect(await faultsInBothSchemes(lender, 'lender')).toEqual([]);
});
