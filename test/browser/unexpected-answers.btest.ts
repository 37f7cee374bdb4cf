import type { Browser, BrowserContext } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { listen, type Origin, sendHtml } from '../contracts/support/origin';
import { sharedBrowser } from './support/browser';
import { expectRefusals, takeUnexpectedAnswers } from './support/unexpected-answers';

let browser: Browser;
let server: Origin;
beforeAll(async () => {
  browser = await sharedBrowser();
  server = await listen('localhost', async (_request, response, { pathname }) =>
    sendHtml(response, 'Too many requests', {}, Number(pathname.slice(1)) || 404),
  );
});
afterAll(() => server.close());

let context: BrowserContext;
beforeEach(async () => {
  context = await browser.newContext();
});
afterEach(() => context.close());

it.each([429, 500, 503])('an unexpected %i closes the pages of its test and fails it', async (status) => {
  const page = await context.newPage();
  const never = page.waitForSelector('#never').catch((error: unknown) => String(error));
  await page.goto(`${server.url}/${status}`).catch(() => undefined);
  const reason = await never;
  const answers = takeUnexpectedAnswers();
  expect(answers).toEqual([expect.stringMatching(`^GET /${status} was answered ${status}: .*Too many requests`)]);
  expect(reason).toContain(answers[0]);
});

it('a response below 500, one of the test itself and an expected one fail nothing', async () => {
  const page = await context.newPage();
  await page.goto(`${server.url}/404`);
  await page.route('**/500', (route) => route.fulfill({ status: 500, body: 'own' }));
  await page.goto(`${server.url}/500`);
  expectRefusals(page, (response) => response.url().endsWith('/503'));
  await page.goto(`${server.url}/503`);
  expect(await page.textContent('body')).toContain('Too many requests');
  expect(takeUnexpectedAnswers()).toEqual([]);
});
