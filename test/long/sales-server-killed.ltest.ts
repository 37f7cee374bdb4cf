import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { Agent } from '../browser/support/agent';
import { closePages, sharedBrowser } from '../browser/support/browser';
import { startTwoSites, type TwoSites } from '../browser/support/processes';
import { openTill } from '../browser/support/till';

describe('a sales agent whose provider has the database that `npm start` has', () => {
  let browser: Browser;
  let own: TwoSites;
  beforeAll(async () => {
    [browser, own] = await Promise.all([sharedBrowser(), startTwoSites('embedded')]);
  });
  afterAll(async () => {
    await closePages(browser);
    await own?.stop();
  });

  it('goes on after the server was killed with -9 between sending and verifying the code', async () => {
    const till = await openTill(browser, own);
    const agent = new Agent(till.app, own);
    await agent.calculate(54_990);
    await agent.openLender(/HDFC/);
    await agent.giveMobile('9000000001');
    await agent.heading('Enter Secure Share Code').waitFor();
    await own.provider.kill('SIGKILL');
    await own.restartProvider();
    await agent.giveCode('9000000001');
    await agent.heading('Customer is pre-approved').waitFor();
    await till.context.close();
  });
});
