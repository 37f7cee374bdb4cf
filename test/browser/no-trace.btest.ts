import type { Browser, BrowserContext } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { someApplicant } from '../../server/testing/account/customer-application-tests';
import { Agent } from './support/agent';
import { closePages, sharedBrowser } from './support/browser';
import { openCheckout } from './support/checkout-page';
import type { StartedOrder } from './support/order';
import { type SharedSites, sharedSites } from './support/shared-sites';
import { openTill } from './support/till';
import { dumpTables, Traces } from './support/traces';

const PRICE = 54_990;
const PIN = '1234';
const PAN = 'ABCDE1234F';
const BORN = ['1990-08-15', '15081990', '15/08/1990', '15-08-1990'];
const PEOPLE = { agreed: '9000000001', pays: '9000000005', isShared: '9000000003' };
const NAMES = ['Kavya', 'Asha Rao'];

/** Tables with personal data by mobile number: the platform's, and the ledgers of the simulated lenders. */
const holdNumbers = new Set([
  ...['applications', 'one_time_codes', 'sessions', 'transactions', 'verified_mobiles'],
  ...['consents', 'customers', 'disputes', 'linked_accounts', 'loans', 'registrations'],
  ...[
    'application_pages',
    'credit_lines',
    'credit_reservations',
    'ledger_accounts',
    'ledger_entries',
    'ledger_transfers',
  ],
]);

/** Matches a whole word: not a part of a longer number or name, nor a port. */
const word = (text: string): RegExp => new RegExp(`(?<![\\w:.-])${text.replace(/[^\w-]/g, '\\$&')}(?![\\w-])`);
const found = (secrets: readonly string[], text: string): string[] => secrets.filter((each) => word(each).test(text));

const secretsOf = ({ checkoutToken, paymentLink }: StartedOrder): string[] => [
  checkoutToken,
  new URL(paymentLink).searchParams.get('ref') ?? '',
];

describe('typed and sent secrets', () => {
  let sites: SharedSites;
  let browser: Browser;
  let context: BrowserContext;
  let traces: Traces;
  const applicant = someApplicant();
  const numbers = [...Object.values(PEOPLE), applicant];
  let codes: string[];
  let opens: string[];
  beforeAll(async () => {
    [sites, browser] = await Promise.all([sharedSites(), sharedBrowser()]);
    context = await browser.newContext({ viewport: { width: 1024, height: 768 }, reducedMotion: 'reduce' });
    traces = new Traces(context);
    await sell();
    opens = [...(await pay()), ...(await apply())];
    const phones = await Promise.all(
      numbers.map((mobile) => fetch(`${sites.providerUrl}/sandbox/sms?mobile=${mobile}`).then((each) => each.text())),
    );
    // A code can equal the price.
    codes = phones.flatMap((text) => text.match(/\b\d{5}\b(?!,)/g) ?? []).filter((code) => code !== String(PRICE));
    opens.push(...phones.flatMap((text) => [...text.matchAll(/ref=([\w-]+)/g)].map(([, ref]) => String(ref))));
  });
  afterAll(() => closePages(browser));

  async function sell(): Promise<void> {
    const till = await openTill(browser, sites, { context });
    const agent = new Agent(till.app, sites);
    await agent.calculate(PRICE);
    await agent.openLender(/HDFC/);
    await agent.check(PEOPLE.agreed);
    await agent.heading('Customer is pre-approved').waitFor();
    await traces.look(context);
    await till.page.close();
    const next = await openTill(browser, sites, { context });
    const other = new Agent(next.app, sites);
    await other.calculate(PRICE);
    await other.openLender(/HDFC/);
    await other.check(PEOPLE.isShared);
    await other.button('Share application').click();
    await next.app.getByRole('textbox', { name: 'Customer’s name' }).fill('Kavya Menon');
    await traces.look(context);
    await other.button('Create link').click();
    await other.heading('Kavya’s link is ready').waitFor();
    await traces.look(context);
    await next.page.close();
  }

  async function pay(): Promise<string[]> {
    const checkout = await openCheckout(context, sites);
    await checkout.verify(PEOPLE.pays);
    await traces.look(context);
    await checkout.answer('4-digit PIN', PIN);
    await checkout.agree();
    await traces.look(context);
    await checkout.pay(PEOPLE.pays);
    await checkout.heading('Order placed').waitFor();
    await traces.look(context);
    return secretsOf(checkout.order);
  }

  async function apply(): Promise<string[]> {
    const checkout = await openCheckout(context, sites);
    await checkout.verifyUnknown(applicant);
    await checkout.openApplication();
    await checkout.field('Full name').fill('Asha Rao');
    await checkout.field('PAN').fill(PAN);
    await traces.look(context);
    await checkout.apply();
    await checkout.button('Submit application').waitFor({ state: 'detached' });
    await traces.look(context);
    return secretsOf(checkout.order);
  }

  const typed = (): string[] => [PIN, PAN, ...BORN, ...codes];
  const tokens = (): string[] => [...traces.tokens, ...opens];

  it('include 4 numbers, at least 6 codes, and the tokens of 2 payments', () => {
    expect([codes.length >= 6, traces.tokens.size >= 4, opens.length >= 4]).toEqual([true, true, true]);
    expect(traces.addresses.size).toBeGreaterThan(50);
  });

  it('appear in no requested, shown or history address', () => {
    const addresses = [...traces.addresses].join('\n');
    expect(found([...typed(), ...numbers, ...tokens(), ...NAMES], decodeURIComponent(addresses))).toEqual([]);
  });

  it('appear in no browser storage except a session’s own token and masked drafts', () => {
    expect([...traces.stored].filter((entry) => /(cookie|indexedDB|caches) .* = ./.test(entry))).toEqual([]);
    expect(found([...typed(), ...opens], traces.readable())).toEqual([]);
    const asItStands = [...traces.stored].join('\n');
    expect(found([...numbers, ...NAMES], asItStands)).toEqual([]);
    const ofTokens = [...traces.stored].filter((entry) => found([...traces.tokens], entry).length > 0);
    expect(ofTokens.filter((entry) => !/ sessionStorage \S*session\S* = /.test(entry))).toEqual([]);
    // The merchant's origins store nothing.
    const { hostname } = new URL(sites.merchantUrl);
    const ofMerchant = [...traces.stored].filter((entry) => entry.startsWith(`http://${hostname}:`));
    expect(ofMerchant).not.toEqual([]);
    expect(ofMerchant.filter((entry) => !/cookie = $/.test(entry))).toEqual([]);
  });

  it('appear in no table except numbers and names in tables of personal data, and messages of the sandbox phone', async () => {
    const { sandbox_sms: phone, ...tables } = await dumpTables(sites.databaseUrl);
    expect(found([PIN, PAN, ...BORN], phone ?? '')).toEqual([]);
    // Five or four digits can be an amount; as a quoted text they cannot.
    const quoted = [PIN, ...codes].map((code) => new RegExp(`"${code}\\\\?"`));
    for (const [name, content] of Object.entries(tables)) {
      const secrets = [...found([PAN, ...BORN, ...tokens()], content), ...quoted.filter((code) => code.test(content))];
      expect([name, secrets]).toEqual([name, []]);
    }
    const withNumbers = Object.entries(tables).filter(([, content]) => found(numbers, content).length > 0);
    expect(withNumbers.map(([name]) => name).filter((name) => !holdNumbers.has(name))).toEqual([]);
    const withNames = Object.entries(tables).filter(([, content]) => found(NAMES, content).length > 0);
    expect(withNames.map(([name]) => name)).toEqual(['applications']);
    expect(tables.idempotency_keys).toMatch(/"answer": "sealed:[\w-]+"/);
    expect(tables.idempotency_keys).not.toMatch(/"answer": "(?!sealed:)/);
    // Sessions and codes are stored only as hashes.
    expect(tables.sessions).toMatch(/"token_hash": "[\w-]{43}"/);
    expect(tables.one_time_codes).toMatch(/"code_hash": ("[\w-]{43}"|null)/);
  });
});
