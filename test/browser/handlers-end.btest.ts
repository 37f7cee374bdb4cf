import type { APIResponse } from 'playwright';
import { expect, it } from 'vitest';
import { listen, sendHtml } from '../contracts/support/origin';
import { sharedBrowser } from './support/browser';

it('a route handler that is still running when its context closes fails no test', async () => {
  const server = await listen('localhost', async (_request, response) => sendHtml(response, 'here'));
  const context = await (await sharedBrowser()).newContext();
  const page = await context.newPage();
  let goOn = (): void => undefined;
  const closed = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  const fetched = new Promise<{ readonly answer: APIResponse; readonly end: Promise<string> }>((resolve) => {
    void context.route('**/late', async (route) => {
      const answer = await route.fetch();
      const end = closed.then(() => answer.text());
      resolve({ answer, end });
      await route.fulfill({ body: await end });
    });
  });
  await page.goto(`${server.url}/`);
  await page.evaluate(() => void fetch('/late').catch(() => undefined));
  const { end } = await fetched;
  await context.close();
  goOn();
  await expect(end).rejects.toThrow('disposed');
  await server.close();
});
