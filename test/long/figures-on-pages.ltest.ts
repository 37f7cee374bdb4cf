import type { BrowserContext, Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DEVELOPMENT_EXAMPLE_SECRET } from '../../server/config';
import { type Debtor, type Details, debtorIn, type Quotes } from '../../server/testing/loans/loan-steps';
import { checkoutSteps } from '../../server/testing/payments/checkout-steps';
import { dataOf } from '../../server/testing/sales/sales-steps';
import type { Reply, TestServer } from '../../server/testing/server/test-server';
import { newBrowser } from '../../server/testing/site/site-steps';
import { locales } from '../../shared/locales';
import { pathIn } from '../../shared/site/address';
import { closePages, sharedBrowser } from '../browser/support/browser';
import { amountsIn } from '../browser/support/one-figure/expected';
import { type SharedSites, sharedSites } from '../browser/support/shared-sites';
import { SiteEntry } from '../browser/support/site-entry';
import { addressAt } from '../browser/support/site-page';
import { codeFromPhone } from '../browser/support/till';

// The figures of the calls: test/long/figures.ltest.ts.

const MOBILE = '9000000001';
const SHOP = { merchantKey: 'zenmart_sandbox', secret: DEVELOPMENT_EXAMPLE_SECRET } as const;
const DRAWN_WITHIN_MS = 15_000;

let sites: SharedSites;
let context: BrowserContext;
beforeAll(async () => {
  const [both, browser] = await Promise.all([sharedSites(), sharedBrowser()]);
  sites = both;
  context = await browser.newContext({ reducedMotion: 'reduce', viewport: { width: 1440, height: 1200 } });
});
afterAll(async () => {
  await context.close();
  await closePages(await sharedBrowser());
});

/** The running provider as a test server. */
const running = (): TestServer => {
  const request: TestServer['request'] = async (method, url, given = {}) => {
    const response = await fetch(new URL(url, sites.providerUrl), {
      method,
      headers: given.headers ?? {},
      ...(given.payload === undefined ? {} : { body: given.payload }),
    });
    const text = await response.text();
    const isJson = (response.headers.get('content-type') ?? '').startsWith('application/json');
    const setCookie = response.headers.getSetCookie();
    const headers = { ...Object.fromEntries(response.headers), 'set-cookie': setCookie };
    return { status: response.status, headers, body: isJson ? (JSON.parse(text) as Reply['body']) : null, text };
  };
  // SAFETY: the steps below use nothing else of a server.
  return {
    request,
    clock: { nowMs: () => Date.now(), advance: () => undefined },
    codeFor: (mobile: string) => codeFromPhone(sites, mobile),
  } as unknown as TestServer;
};

const SECOND_FACTORS: Readonly<Record<string, string>> = { PIN: '1234', DOB: '1990-08-15', PAN: 'ABCDE1234F' };

async function buy(lenderId: string, tenure: number, amount: number): Promise<string> {
  const { open } = checkoutSteps(running, SHOP);
  const checkout = await open({ amount, items: [{ name: 'Camera', quantity: 1, amountPaise: amount * 100 }] });
  await checkout.verify(MOBILE);
  const chosen = await checkout.choose(lenderId, tenure);
  const aivfValue = SECOND_FACTORS[String(dataOf(chosen).aivfType)];
  if (aivfValue !== undefined) await checkout.post('/app/payment/authorize', { aivfValue });
  await checkout.agree();
  const paid = await checkout.confirm(MOBILE);
  if (!paid.body?.success) throw new Error(paid.text);
  return checkout.txnUuid;
}

async function debtor(): Promise<Debtor> {
  const browser = newBrowser(running, new URL(sites.providerUrl).host);
  const entered = await browser.login(MOBILE);
  if (!entered.body?.success) throw new Error(entered.text);
  return debtorIn(browser);
}

/** All amounts in paise of an answer, by any name. */
function paiseIn(answer: unknown): number[] {
  if (typeof answer !== 'object' || answer === null) return [];
  return Object.entries(answer).flatMap(([name, value]) =>
    typeof value === 'number' ? (name.endsWith('Paise') ? [value] : []) : paiseIn(value),
  );
}

const sum = <Row>(rows: readonly Row[], of: (row: Row) => number): number =>
  rows.reduce((total, row) => total + of(row), 0);

/** Required figures on a loan's page, and others that follow from the server's data. */
function loanFigures(loan: Details, quotes: Quotes): { readonly required: number[]; readonly explained: number[] } {
  const rows = loan.instalments;
  const open = rows.filter(({ state }) => state !== 'ENDED');
  const interest = ({ interestPaise, gstPaise }: (typeof rows)[number]): number => interestPaise + gstPaise;
  return {
    required: [
      ...rows.flatMap((row) => [row.paymentPaise, row.principalPaise, interest(row), row.balancePaise]),
      ...[loan.pricePaise, loan.interestPaise, loan.totalPayablePaise, loan.paidPaise, loan.leftPaise],
      ...(quotes.closing ? [quotes.closing.totalPaise] : []),
      ...(quotes.exit ? [quotes.exit.totalPaise] : []),
    ],
    explained: [
      ...[...paiseIn(loan), ...paiseIn(quotes)],
      ...[rows, open].flatMap((some) => [
        sum(some, (row) => row.paymentPaise),
        sum(some, (row) => row.principalPaise),
        sum(some, interest),
        sum(some, (row) => row.chargesPaise),
      ]),
      ...rows.map((row) => row.paymentPaise + row.chargesPaise),
      ...(quotes.closing
        ? [
            quotes.closing.closurePaise + quotes.closing.gstOnClosurePaise,
            quotes.closing.stayingPaise - quotes.closing.totalPaise,
            quotes.closing.totalPaise - quotes.closing.stayingPaise,
            quotes.closing.interestPaise + quotes.closing.gstOnInterestPaise,
          ]
        : []),
    ],
  };
}

const faultsOf = (where: string, shown: readonly number[], required: readonly number[], more: readonly number[]) => {
  const [there, known] = [new Set(shown), new Set([0, ...required, ...more])];
  return [
    ...[...new Set(required)].filter((paise) => !there.has(paise)).map((paise) => `${where}: ${paise} is missing`),
    ...[...there].filter((paise) => !known.has(paise)).map((paise) => `${where}: ${paise} has no explanation`),
  ];
};

/** Text of the page once nothing is loading. */
async function read(page: Page, path: string): Promise<string> {
  await page.goto(addressAt(sites, '', path));
  const main = page.getByRole('main');
  await main.getByText('₹').first().waitFor({ timeout: DRAWN_WITHIN_MS });
  await expect.poll(() => page.getByRole('status').count()).toBe(0);
  // biome-ignore lint/performance/useDomNodeTextContent: in the text of the tree neighbouring cells run together
  return main.innerText();
}

it('the page of each of 3 loans and the dashboard have the figures of the calls in both languages, at each of 3 stages', {
  timeout: 600_000,
}, async () => {
  const bought: string[] = [];
  for (const [lenderId, tenure, amount] of [
    ['402', 6, 12_345],
    ['401', 3, 20_000],
    ['2601', 24, 20_000],
  ] as const)
    bought.push(await buy(lenderId, tenure, amount));
  const { merchant } = checkoutSteps(running, SHOP);
  const refund = async (index: number, amount: number): Promise<void> => {
    const asked = { txnUuid: bought[index], refundId: `R-${index}-${amount}`, amount };
    const reply = await merchant.call('POST', '/app/pg/refund', asked);
    if (!reply.body?.success) throw new Error(reply.text);
  };
  const monthLater = () => running().request('POST', `/sandbox/month-later?mobile=${MOBILE}`);

  const page = await context.newPage();
  const entry = new SiteEntry(page, sites, 'My Account');
  await entry.open();
  await entry.logIn(MOBILE);
  await page.waitForURL((url) => !url.pathname.includes('login'));

  const faults: string[] = [];
  let compared = 0;
  const look = async (stage: string): Promise<void> => {
    const shopper = await debtor();
    const owed = await shopper.owed();
    for (const locale of locales) {
      const dashboard = amountsIn(await read(page, pathIn(locale, '/transaction-history')));
      const history = await shopper.history();
      const sums = [owed.toRepayPaise, owed.paidPaise, owed.leftPaise, ...owed.loans.map((each) => each.leftPaise)];
      const whole = (paise: number): number[] => [Math.floor(paise / 100) * 100, Math.round(paise / 100) * 100];
      const more = [...paiseIn(owed), ...paiseIn(history), ...owed.months.map((m) => m.paidPaise + m.leftPaise)];
      faults.push(
        ...faultsOf(`${stage}, dashboard, ${locale}`, dashboard, sums, [...more, ...more.flatMap(whole), 50_000]),
      );
      compared += dashboard.length;
      for (const txnUuid of bought) {
        const { required, explained } = loanFigures(await shopper.details(txnUuid), await shopper.quotes(txnUuid));
        const shown = amountsIn(await read(page, pathIn(locale, `/transaction-history/${txnUuid}`)));
        faults.push(...faultsOf(`${stage}, loan ${bought.indexOf(txnUuid)}, ${locale}`, shown, required, explained));
        compared += shown.length;
      }
    }
  };
  await look('bought');
  await refund(0, 2_345);
  await refund(1, 6_667);
  await monthLater();
  await look('a month later');
  await refund(0, 10_000);
  await refund(2, 1);
  await look('refunded');
  process.stdout.write(`\n${compared} figures on pages\n`);
  expect(faults).toEqual([]);
});
