import { describe, expect, it } from 'vitest';
import { locales } from '../../../../shared/locales';
import { checkoutTests } from '../checkout-tests';
import { byThePrice, inTheCheckout, onTheTill } from './expected';
import { type Loan, randomLoans } from './loans';
import { readCheckout } from './read-checkout';
import { readPromo } from './read-promo';
import { readTill } from './read-till';

const SEED = 20_261_122;
/** Nobody else's customers. */
const MOBILES_FROM = 7_100_000_000;

const nameOf = ({ lender, tenure, amountRupees }: Loan): string =>
  `₹${amountRupees} over ${tenure} months of ${lender.name}`;

/** Every amount that is shown of a loan, wherever it is, is what `shared/money` works out, to the paisa. `count`: loans in each
 *  language. */
export function oneFigureTests(count: number, timeoutMs: number): void {
  const { context, sites } = checkoutTests();

  describe.each(locales)('one figure, in %s', (locale) => {
    // Each language has every second loan of all.
    const loans = randomLoans(count * locales.length, SEED, MOBILES_FROM).filter(
      (_, index) => index % locales.length === locales.indexOf(locale),
    );

    it(`stands on the till and in the picture that it hands on, of ${count} loans`, {
      timeout: timeoutMs,
    }, async () => {
      const read = await readTill(context(), sites(), loans, locale);
      expect(read.map((each, index) => [loans[index] && nameOf(loans[index]), each])).toEqual(
        loans.map((loan) => [nameOf(loan), onTheTill(loan)]),
      );
    });

    it(`stands in the line by the price and its tooltip, of ${count} amounts`, { timeout: timeoutMs }, async () => {
      const amounts = loans.map(({ amountRupees }) => amountRupees);
      const read = await readPromo(context(), sites(), amounts, locale);
      expect(read).toEqual(amounts.map((amount) => byThePrice(amount)));
    });

    it(`stands in the comparison, on plan, statement, its printed page, confirmation and receipt, of ${count} loans`, {
      timeout: timeoutMs,
    }, async () => {
      for (const loan of loans) {
        const read = await readCheckout(context(), sites(), loan, locale);
        const { statement, printed, ...always } = inTheCheckout(loan);
        const expected = loan.lender.kfsEnabled ? { ...always, statement, printed } : always;
        expect([nameOf(loan), read]).toEqual([nameOf(loan), expected]);
      }
    });
  });
}
