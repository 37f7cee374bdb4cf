import { randomUUID } from 'node:crypto';
import { calculatorMessages } from '../../../../frames/calculator/messages';
import { monthsCsv } from '../../../../frames/calculator/months-csv';
import { offer } from '../../../../frames/calculator/offered';
import { quote } from '../../../../frames/calculator/quote';
import { loanMessagesOf } from '../../../../frames/dashboard/loan/loan-page-messages';
import { scheduleCsv } from '../../../../frames/dashboard/loan/schedule';
import { derivedProfile } from '../../../../server/lenders/customer-profile';
import { type Debtor, debtorIn } from '../../../../server/testing/loans/loan-steps';
import { type Checkout, checkoutSteps } from '../../../../server/testing/payments/checkout-steps';
import { pdfAddressIn } from '../../../../server/testing/payments/pdf-address';
import { pdfTexts } from '../../../../server/testing/payments/pdf-texts';
import { dataOf, MINUTE_MS } from '../../../../server/testing/sales/sales-steps';
import { MERCHANT_ORIGIN, type TestServer } from '../../../../server/testing/server/test-server';
import { newBrowser } from '../../../../server/testing/site/site-steps';
import type { Kfs } from '../../../../shared/api/kfs';
import { type Lender, lenders, lendersIn, type Tenure } from '../../../../shared/lenders';
import { locales } from '../../../../shared/locales';
import hindi from '../../../../shared/messages/hi/frames/calculator';
import { DAY_MS } from '../../../../shared/rules/duration';

/** Whole rupees; `rest`: the remaining price. */
export type Move =
  | { readonly day: number; readonly does: 'refund'; readonly amount: number | 'rest' }
  | { readonly day: number; readonly does: 'close' | 'exit' };

/** A loan, and its changes by day after the order. */
export interface Story {
  readonly name: string;
  readonly lenderId: string;
  readonly tenure: number;
  readonly amount: number;
  readonly mobile?: string;
  /** Days from the first consent to the lender's payment. */
  readonly paidAfterDays?: number;
  readonly moves: readonly Move[];
}

type Json = Readonly<Record<string, unknown>>;
/** A request and its answer, in the format of the program. */
export type Fact = Json & { readonly fact: string };

const SECOND_FACTORS: Readonly<Record<string, string>> = { PIN: '1234', DOB: '1990-08-15', PAN: 'ABCDE1234F' };
const PUBLIC_URL = 'http://localhost:4400';
const NO_MORE_THAN = 310_000;

/** The sandbox's lenders as data of their files, without calculated values. */
export const lenderFact = (noCostTenures: readonly number[]): Fact => ({
  fact: 'lenders',
  noCostTenures,
  lenders: lendersIn('sandbox').map(
    ({
      lenderId,
      name,
      minLoanAmount,
      maxLoanAmount,
      annualRateBps,
      noCostTenures: own,
      noCostFee,
      card,
      loanTerms,
    }) => ({
      ...{
        lenderId,
        name,
        minLoanAmount,
        maxLoanAmount,
        annualRateBps,
        noCostTenures: own,
        noCostFee,
        card,
        loanTerms,
      },
    }),
  ),
});

let lastNumber = 7_600_000_000;
/** A number that the lender has pre-approved for the amount, and whose lenders all answer. */
function borrowerOf(lenderId: string, amount: number): string {
  if (amount > NO_MORE_THAN) throw new Error(`no number but a test number may borrow ${amount}`);
  for (;;) {
    lastNumber += 1;
    const profile = derivedProfile(String(lastNumber));
    const standing = profile.standingAt(lenderId);
    if (standing.standing !== 'preApproved' || standing.limitRupees < amount) continue;
    if (lendersIn('sandbox').every((each: Lender) => !profile.isDownAt(each.lenderId))) return String(lastNumber);
  }
}

let lastAddress = 0;
/** A new address per visit, as shoppers have. */
function newIp(): string {
  lastAddress += 1;
  return `198.19.${Math.floor(lastAddress / 250) % 250}.${(lastAddress % 250) + 1}`;
}

const pathOf = (url: string): string => url.replace(PUBLIC_URL, '');

interface Told {
  readonly story: Story;
  readonly mobile: string;
  readonly checkout: Checkout;
  readonly facts: Json[];
  statements: Json[];
  issuedAtMs: number;
  /** The shopper's last visit to the site, and its day. */
  visit: { readonly day: number; readonly debtor: Debtor } | null;
}

/** Buys and runs the stories on one server; its jobs run each day at noon. */
export class Collector {
  readonly #kadam: TestServer;
  readonly #told: Told[] = [];
  readonly #beganAtMs: number;

  constructor(kadam: TestServer) {
    this.#kadam = kadam;
    this.#beganAtMs = kadam.clock.nowMs();
  }

  /** Lenders and plans for each amount, at the till and in the widget. */
  async plans(amounts: readonly number[]): Promise<Fact[]> {
    const facts: Fact[] = [];
    const { open } = checkoutSteps(() => this.#kadam);
    const frame = await open({ amount: 20_000 });
    for (const amount of amounts) {
      const till = dataOf(await this.#kadam.call('get-emi-details', { amount })).lenders;
      facts.push({ fact: 'plans', where: 'till', amount, lenders: till });
      const widget = dataOf(await frame.post('/app/widget/get-emi-info', { amount })).lenders;
      facts.push({ fact: 'plans', where: 'widget', amount, lenders: widget });
      const promo = await this.#kadam.request('GET', `/app/widget/promo?merchantKey=zenmart_sandbox&amount=${amount}`, {
        headers: { origin: MERCHANT_ORIGIN },
      });
      facts.push({ fact: 'promo', amount, promo: dataOf(promo) });
    }
    return facts;
  }

  /** Content of the calculator's page in both languages, and its file of months. */
  async calculators(
    asked: readonly {
      readonly lenderId: string;
      readonly amount: number;
      readonly tenure: Tenure;
      readonly noCost: boolean;
    }[],
  ): Promise<Fact[]> {
    const facts: Fact[] = [];
    const offered = offer(lenders);
    for (const about of asked) {
      const { lenderId, amount, tenure, noCost } = about;
      const query = `lenderId=${lenderId}&amount=${amount}&tenure=${tenure}${noCost ? '&noCost=1' : ''}`;
      const lender = offered.find((each) => each.lenderId === lenderId);
      if (!lender) throw new Error(`no lender ${lenderId} in the calculator`);
      const cost = quote(lender, { lenderId, amountRupees: amount, tenure, isNoCost: noCost });
      const texts: string[] = [];
      for (const path of [`/emi-calculator?${query}`, `/hi/emi-calculator?${query}`]) {
        const reply = await this.#kadam.request('GET', path, { ip: newIp(), headers: { host: 'localhost:4400' } });
        if (reply.status !== 200) throw new Error(`${path}: ${reply.status}`);
        texts.push(textOf(reply.text));
      }
      const files =
        cost.kind === 'priced' ? [calculatorMessages.english, hindi].map(({ table }) => monthsCsv(cost, table)) : [];
      facts.push({ fact: 'calculator', ...about, kind: cost.kind, texts, files });
    }
    return facts;
  }

  /** Orders and pays, or only agrees if the lender pays on a later day. */
  async buy(story: Story): Promise<void> {
    const { open } = checkoutSteps(() => this.#kadam);
    const mobile = story.mobile ?? borrowerOf(story.lenderId, story.amount);
    if (story.mobile !== undefined) this.#kadam.clock.advance(31 * MINUTE_MS);
    const { amount } = story;
    const checkout = await open({ amount, items: [{ name: 'Camera', quantity: 1, amountPaise: amount * 100 }] });
    const told: Told = { story, mobile, checkout, facts: [], statements: [], issuedAtMs: 0, visit: null };
    await checkout.verify(mobile);
    const chosen = await checkout.choose(story.lenderId, story.tenure);
    if (!chosen.body?.success) throw new Error(`${story.name}: ${chosen.text}`);
    const { aivfType } = dataOf(chosen) as { aivfType: string };
    const secret = SECOND_FACTORS[aivfType];
    if (dataOf(chosen).step === 'TWO_FACTOR') await checkout.post('/app/payment/authorize', { aivfValue: secret });
    told.issuedAtMs = this.#kadam.clock.nowMs();
    told.statements = await this.#statements(checkout);
    const agreed = await checkout.agree();
    if (!agreed.body?.success) throw new Error(`${story.name}: ${agreed.text}`);
    this.#told.push(told);
    if (story.paidAfterDays === undefined) await this.#pay(told, checkout);
  }

  /** The statement in each language as data, page and file; the agreed English one last. */
  async #statements(checkout: Checkout): Promise<Json[]> {
    const statements: Json[] = [];
    for (const language of ['hi', 'en']) {
      const reply = await checkout.get('/app/payment/get-kfs-data', { 'accept-language': language });
      const { kfsData, printUrl } = dataOf(reply) as { kfsData: Kfs; printUrl: string };
      statements.push({ kfs: kfsData, texts: await this.#printed(printUrl) });
    }
    return statements;
  }

  async #printed(printUrl: string): Promise<readonly string[]> {
    const page = await this.#kadam.request('GET', pathOf(printUrl));
    const file = pdfAddressIn(page.text);
    const { rawPayload } = await this.#kadam.server.app.inject({ method: 'GET', url: pathOf(file) });
    return [textOf(page.text), pdfTexts(rawPayload).join('\n')];
  }

  async #pay({ facts, mobile, story }: Told, checkout: Checkout): Promise<void> {
    const paid = await checkout.confirm(mobile);
    if (!paid.body?.success) throw new Error(`${story.name}: ${paid.text}`);
    facts.push({ does: 'paid', atMs: this.#kadam.clock.nowMs(), completion: dataOf(paid).completion });
  }

  /** On a later day the statement is issued and agreed to again. */
  async #payLater(told: Told): Promise<void> {
    const later = await checkoutSteps(() => this.#kadam).onPhone(told.checkout);
    await later.verify(told.mobile);
    // Returns an agreed payment to its statement.
    await later.post('/app/payment/confirm', { otp: '12345' });
    told.statements = await this.#statements(later);
    await later.agree();
    await this.#pay(told, later);
  }

  /** Runs this many days, and reads every loan on each day of `looksOn`. */
  async live(days: number, looksOn: readonly number[]): Promise<Fact[]> {
    const { clock, server } = this.#kadam;
    for (let day = 0; day <= days; day += 1) {
      const noonMs = this.#beganAtMs + day * DAY_MS;
      if (clock.nowMs() < noonMs) clock.advance(noonMs - clock.nowMs());
      await server.work.debits();
      for (const told of this.#told) {
        if (told.story.paidAfterDays === day) await this.#payLater(told);
        if (told.facts.length === 0) continue;
        const moves = told.story.moves.filter((move) => move.day === day);
        if (moves.length > 0 || looksOn.includes(day)) await this.#look(told, day);
        for (const move of moves) {
          await this.#do(told, move, day);
          await this.#look(told, day);
        }
      }
    }
    return this.#told.map(({ story, statements, issuedAtMs, facts }) => ({
      ...{ fact: 'loan', story, statements, issuedAtMs, facts },
    }));
  }

  async #debtor(told: Told, day: number): Promise<Debtor> {
    if (told.visit?.day === day) return told.visit.debtor;
    const browser = newBrowser(() => this.#kadam, undefined, newIp());
    const entered = await browser.login(told.mobile);
    if (!entered.body?.success) throw new Error(`${told.story.name}: ${entered.text}`);
    const debtor = debtorIn(browser);
    told.visit = { day, debtor };
    return debtor;
  }

  async #look(told: Told, day: number): Promise<void> {
    const debtor = await this.#debtor(told, day);
    const { merchant } = checkoutSteps(() => this.#kadam);
    const { txnUuid } = told.checkout;
    const details = await debtor.details(txnUuid);
    const words = locales.map(loanMessagesOf);
    const look = {
      files: words.map((each) => scheduleCsv(details, each)),
      atMs: this.#kadam.clock.nowMs(),
      details,
      quotes: await debtor.quotes(txnUuid),
      owed: await debtor.owed(),
      history: (await debtor.history()).transactionDetails.find((card) => card.txnUuid === txnUuid),
      limits: dataOf(await debtor.get('/app/credit-line/limits')).limits,
      order: dataOf(await merchant.track(`txnUuid=${txnUuid}`)),
      refunds: dataOf(await merchant.call('GET', `/app/pg/refunds?txnUuid=${txnUuid}`)),
    };
    told.facts.push({ does: 'look', ...look });
  }

  async #do(told: Told, move: Move, day: number): Promise<void> {
    const { txnUuid } = told.checkout;
    const atMs = this.#kadam.clock.nowMs();
    if (move.does === 'refund') {
      const { merchant } = checkoutSteps(() => this.#kadam);
      const asked = { txnUuid, refundId: randomUUID(), ...(move.amount === 'rest' ? {} : { amount: move.amount }) };
      const reply = await merchant.call('POST', '/app/pg/refund', asked);
      if (!reply.body?.success) throw new Error(`${told.story.name}: ${reply.text}`);
      told.facts.push({ ...move, atMs, answer: dataOf(reply) });
      return;
    }
    const debtor = await this.#debtor(told, day);
    const quotes = await debtor.quotes(txnUuid);
    const quote = move.does === 'close' ? quotes.closing : quotes.exit;
    if (!quote) throw new Error(`${told.story.name}: no quote to ${move.does}`);
    const reply = await debtor.end(move.does, txnUuid, quote.totalPaise);
    if (!reply.body?.success) throw new Error(`${told.story.name}: ${reply.text}`);
    told.facts.push({ ...move, atMs, quote, answer: dataOf(reply) });
  }
}

/** Text of a page, without styles and scripts. */
export const textOf = (html: string): string =>
  html
    .replaceAll(/<(script|style|template)\b[\s\S]*?<\/\1>/g, ' ')
    .replaceAll(/<[^>]+>/g, '\n')
    .replaceAll('&amp;', '&')
    .replaceAll(/&#x27;|&quot;/g, '"');
