import { describe, expect, it } from 'vitest';
import { locales } from '../../shared/locales';
import { checkoutTests } from './support/checkout-tests';
import { byThePrice, inTheCheckout, onTheTill } from './support/one-figure/expected';
import { type Loan, randomLoans } from './support/one-figure/loans';
import { readCheckout } from './support/one-figure/read-checkout';
import { readPromo } from './support/one-figure/read-promo';
import { readTill } from './support/one-figure/read-till';

const SEED = 20_261_122;
const MOBILES_FROM = 7_100_000_000;

const nameOf = ({ lender, tenure, amountRupees }: Loan): string =>
  `₹${amountRupees} over ${tenure} months of ${lender.name}`;

const { context, sites } = checkoutTests();

// Every displayed amount of a loan equals that of `shared/money`, to the paisa.
describe.each(locales)('displayed amounts, in %s', (locale) => {
  const loans = randomLoans(locales.length, SEED, MOBILES_FROM).filter(
    (_, index) => index % locales.length === locales.indexOf(locale),
  );

  it('are correct in the sales app and in the shared picture', async () => {
    const read = await readTill(context(), sites(), loans, locale);
    expect(read.map((each, index) => [loans[index] && nameOf(loans[index]), each])).toEqual(
      loans.map((loan) => [nameOf(loan), onTheTill(loan)]),
    );
  });

  it('are correct in the price line and its tooltip', async () => {
    const amounts = loans.map(({ amountRupees }) => amountRupees);
    const read = await readPromo(context(), sites(), amounts, locale);
    expect(read).toEqual(amounts.map((amount) => byThePrice(amount)));
  });

  it('are correct in the comparison, plan, statement, its print, the confirmation and the receipt', async () => {
    for (const loan of loans) {
      const read = await readCheckout(context(), sites(), loan, locale);
      const { statement, printed, ...always } = inTheCheckout(loan);
      const expected = loan.lender.kfsEnabled ? { ...always, statement, printed } : always;
      expect([nameOf(loan), read]).toEqual([nameOf(loan), expected]);
    }
  });
});
