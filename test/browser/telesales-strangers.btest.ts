import pg from 'pg';
import type { Browser, BrowserContext, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { OTHER_MERCHANT } from '../../server/sandbox/seed';
import { mintToken } from '../../server/testing/api/mint-token';
import { header } from '../../shared/api/headers';
import { beginTelesales } from '../../shared/api/telesales-session';
import { closePages, sharedBrowser } from './support/browser';
import { type SharedSites, sharedSites } from './support/shared-sites';

const MOBILE = '9000000001';
const ORDER = 'ZM-77001';
/** Data that the second agent must never see. */
const OF_THE_FIRST = /ZM-77001|36,000|36000|90XXXXX001|9000000001/;
/** The telesales agent of Zenmart; Lotus has another agent of the same name. */
const AGENT = 'ZM-5001';

let sites: SharedSites;
let browser: Browser;
const contexts: BrowserContext[] = [];
beforeAll(async () => {
  [sites, browser] = await Promise.all([sharedSites(), sharedBrowser()]);
});
afterEach(async () => {
  for (const context of contexts.splice(0)) await context.close();
});
afterAll(() => closePages(browser));

async function newPage(): Promise<Page> {
  const context = await browser.newContext({ reducedMotion: 'reduce', viewport: { width: 414, height: 900 } });
  contexts.push(context);
  return context.newPage();
}

async function atDesk(agentId: string): Promise<Page> {
  const page = await newPage();
  await page.goto(`${sites.merchantUrl}/telesales?agent=${agentId}`);
  await page.getByText(`Agent ${agentId}`).waitFor();
  return page;
}

async function atOtherShop(): Promise<Page> {
  const { merchantKey, secret } = OTHER_MERCHANT;
  const token = await mintToken({
    merchantKey,
    secret,
    agentId: 'server',
    scope: 'merchant',
    issuedAtMs: Date.now(),
    livesMs: 60_000,
    audience: 'kadam',
  });
  const response = await fetch(sites.providerUrl + beginTelesales.path, {
    method: 'POST',
    headers: {
      [header.merchantKey]: merchantKey,
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ agentId: AGENT }),
  });
  const { data } = (await response.json()) as { data: { url: string } };
  const page = await newPage();
  await page.goto(data.url);
  await page.getByText(`Agent ${AGENT}`).waitFor();
  return page;
}

/** Registers an agent of that name at Lotus while a test runs. */
async function withAgentOfLotus(work: () => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: sites.databaseUrl });
  await client.connect();
  const who = [OTHER_MERCHANT.merchantKey, AGENT];
  await client.query(
    `insert into agents (merchant_key, agent_id, status, role) values ($1, $2, 'active', 'telesales')`,
    who,
  );
  try {
    await work();
  } finally {
    await client.query('delete from telesales_sessions where merchant_key = $1 and agent_id = $2', who);
    await client.query('delete from agents where merchant_key = $1 and agent_id = $2', who);
    await client.end();
  }
}

const call = (page: Page, path: string, sent?: object): Promise<{ code: unknown; text: string }> =>
  page.evaluate(
    async ({ to, body }) => {
      const headers = { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() };
      const answer = await fetch(to, body && { method: 'POST', headers, body: JSON.stringify(body) });
      const text = await answer.text();
      return { code: (JSON.parse(text) as { code?: unknown }).code, text };
    },
    { to: `/app/telesales/${path}`, body: sent },
  );

/** Creates a payment request of the first agent; returns its id. */
async function askedBy(first: Page): Promise<string> {
  await first.getByLabel(/Mobile Number/).fill(MOBILE);
  await first.getByLabel('Amount').fill('36000');
  await first.getByLabel('Order number').fill(ORDER);
  await first.getByRole('button', { name: 'Text the link', exact: true }).click();
  await first.getByText('Waiting for the customer to open the link').waitFor();
  return new URL(first.url()).hash.slice(1);
}

/** Tries every action of the desk on a request as another agent, by calls and pages. */
async function expectNothingOf(txnUuid: string, other: Page): Promise<void> {
  await other.goto(`${sites.providerUrl}/ts-payment/init#${txnUuid}`);
  await other.reload();
  await other.getByRole('heading', { level: 1, name: 'This is not one of your requests' }).waitFor();
  expect(await other.content()).not.toMatch(OF_THE_FIRST);
  for (const button of ['Cancel', /^Text again/])
    expect(await other.getByRole('button', { name: button, exact: true }).count()).toBe(0);
  await other.getByRole('link', { name: 'My requests' }).click();
  await other.getByText('You have asked nobody for a payment yet.').waitFor();
  expect(await other.content()).not.toMatch(OF_THE_FIRST);
  for (const [path, body] of [
    [`request-status?txnUuid=${txnUuid}`],
    ['cancel-request', { txnUuid }],
    ['resend-link', { txnUuid }],
  ] as const) {
    const { code, text } = await call(other, path, body);
    expect([path, code]).toEqual([path, 404]);
    expect(text).not.toMatch(OF_THE_FIRST);
  }
  expect((await call(other, `requests?after=${txnUuid}`)).text).not.toMatch(OF_THE_FIRST);
}

/** The first agent still sees it unchanged. */
async function expectStillOpen(first: Page): Promise<void> {
  await first.reload();
  await first.getByText('Waiting for the customer to open the link').waitFor();
  await first.getByRole('button', { name: 'Cancel', exact: true }).waitFor();
}

describe('a request of an agent, in another agent’s browser', () => {
  it('of the same shop, cannot be seen, read, sent again or cancelled', { tags: ['long'] }, async () => {
    const first = await atDesk(AGENT);
    const txnUuid = await askedBy(first);
    await expectNothingOf(txnUuid, await atDesk('ZM-3071'));
    await expectStillOpen(first);
  });

  it('of another shop with an agent of the same name, cannot either', { tags: ['long'] }, async () => {
    const first = await atDesk(AGENT);
    const txnUuid = await askedBy(first);
    await withAgentOfLotus(async () => expectNothingOf(txnUuid, await atOtherShop()));
    await expectStillOpen(first);
  });
});
