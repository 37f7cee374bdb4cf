import type { ResponseOf } from '../../../shared/api/endpoint';
import type { loanQuote, owedByShopper, transactionHistory, transactionOfShopper } from '../../../shared/api/loans';
import { checkoutSteps, PLAIN_LENDER } from '../payments/checkout-steps';
import { dataOf, MINUTE_MS, type ServerOf } from '../sales/sales-steps';
import type { Reply } from '../server/test-server';
import { type Browser, newBrowser } from '../site/site-steps';

export type Details = ResponseOf<typeof transactionOfShopper>;
export type Quotes = ResponseOf<typeof loanQuote>;
type History = ResponseOf<typeof transactionHistory>;
type Owed = ResponseOf<typeof owedByShopper>;

/** A logged-in shopper of the site with loans. */
export interface Debtor extends Browser {
  history(asked?: Readonly<Record<string, string>>): Promise<History>;
  owed(): Promise<Owed>;
  details(txnUuid: string): Promise<Details>;
  quotes(txnUuid: string): Promise<Quotes>;
  end(how: 'close' | 'exit', txnUuid: string, amountPaise: number): Promise<Reply>;
}

export function debtorIn(browser: Browser): Debtor {
  const read = async <Data>(path: string): Promise<Data> => dataOf(await browser.get(path)) as unknown as Data;
  return Object.assign(browser, {
    history: (asked: Readonly<Record<string, string>> = {}) =>
      read<History>(`/txn/history/all?${new URLSearchParams(asked)}`),
    owed: () => read<Owed>('/txn/summary'),
    details: (txnUuid: string) => read<Details>(`/txn/details?txnUuid=${txnUuid}`),
    quotes: (txnUuid: string) => read<Quotes>(`/app/loan/quote?txnUuid=${txnUuid}`),
    end: (how: 'close' | 'exit', txnUuid: string, amountPaise: number) =>
      browser.post(`/app/loan/${how}`, { txnUuid, amountPaise }),
  });
}

export const loanSteps = (kadam: ServerOf) => {
  const steps = checkoutSteps(kadam);
  return {
    merchant: steps.merchant,
    /** Buys in instalments; returns the transaction's id. Throws the refusal. */
    async buy(
      mobile: string,
      {
        amount = 68_400,
        tenure = 12,
        lenderId = PLAIN_LENDER,
        ...order
      }: Readonly<Record<string, unknown>> & {
        readonly amount?: number;
        readonly tenure?: number;
        readonly lenderId?: string;
      } = {},
    ): Promise<string> {
      kadam().clock.advance(31 * MINUTE_MS);
      const checkout = await steps.open({
        amount,
        items: [{ name: 'Lumen M2 camera kit', quantity: 1, amountPaise: amount * 100 }],
        ...order,
      });
      await checkout.verify(mobile);
      const chosen = await checkout.choose(lenderId, tenure);
      if (!chosen.body?.success) throw new Error(chosen.text);
      const agreed = dataOf(chosen).kfsEnabled ? await checkout.agree() : chosen;
      if (!agreed.body?.success) throw new Error(agreed.text);
      const paid = await checkout.confirm(mobile);
      if (!paid.body?.success) throw new Error(paid.text);
      return checkout.txnUuid;
    },
    async debtor(mobile: string): Promise<Debtor> {
      kadam().clock.advance(31 * MINUTE_MS);
      const browser = newBrowser(kadam);
      await browser.login(mobile);
      return debtorIn(browser);
    },
  };
};
