import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Agent } from './support/agent';
import { closePages, sharedBrowser } from './support/browser';
import { pressToLeave } from './support/press-to-leave';
import { type SharedSites, sharedSites } from './support/shared-sites';
import { openTill } from './support/till';

let browser: Browser;
let sites: SharedSites;

beforeAll(async () => {
  [browser, sites] = await Promise.all([sharedBrowser(), sharedSites()]);
});
afterAll(() => closePages(browser));

describe('a sales agent at a till', () => {
  // @req SAL-001, SAL-002
  it('takes a pre-approved customer from an amount of ₹54,990 to lenders, plans, code and result', async () => {
    const till = await openTill(browser, sites);
    const agent = new Agent(till.app, sites);
    await agent.calculate(54_990);
    await agent.openLender(/HDFC/);
    await agent.check('9000000001');
    await agent.heading('Customer is pre-approved').waitFor();
    await agent.button('View EMI plans').click();
    await agent.heading(/EMI plans for ₹54,990/).waitFor();
    await pressToLeave(agent.button('Close').first());
    await expect.poll(() => till.page.frames().length).toBe(1);
    expect(till.problems).toEqual([]);
    await till.context.close();
  });

  // @req SAL-005
  it('shares an application link for a customer who is new to the banks', async () => {
    const till = await openTill(browser, sites);
    const agent = new Agent(till.app, sites);
    await agent.calculate(54_990);
    await agent.openLender(/HDFC/);
    await agent.check('9000000003');
    await agent.button('Share application').click();
    await till.app.getByRole('textbox', { name: 'Customer’s name' }).fill('Test Customer');
    await agent.button('Create link').click();
    await agent.heading('Test’s link is ready').waitFor();
    const popup = till.context.waitForEvent('page');
    await agent.button('Send on WhatsApp').click();
    const address = (await popup).url();
    expect(address).toMatch(/^https:\/\/wa\.me\/\?text=|about:blank|chrome-error/);
    expect(address).not.toContain('9000000003');
    await till.context.close();
  });

  it('sees that no lender serves 9000000004 and can change the number', { tags: ['long'] }, async () => {
    const till = await openTill(browser, sites);
    const agent = new Agent(till.app, sites);
    await agent.calculate(54_990);
    await agent.openLender(/HDFC/);
    await agent.check('9000000004');
    await agent.heading('No lenders for this number').waitFor();
    await agent.button('Change mobile number').click();
    expect(await till.app.getByRole('textbox', { name: /mobile number/i }).inputValue()).toBe('');
    await till.context.close();
  });

  it('ZM-4040 sees the blocked screen with code 4070, and closing it ends the session', async () => {
    const till = await openTill(browser, sites, { agentId: 'ZM-4040' });
    const agent = new Agent(till.app, sites);
    await agent.heading('Agent access is blocked').waitFor();
    expect(await till.app.getByText('Code 4070').count()).toBe(1);
    await pressToLeave(agent.button('Close').last());
    await expect.poll(() => till.page.frames().length).toBe(1);
    await till.context.close();
  });

  it('ZM-1402, whose access has expired, sees the session-expired screen', { tags: ['long'] }, async () => {
    const till = await openTill(browser, sites, { agentId: 'ZM-1402' });
    await new Agent(till.app, sites).heading('Your session has expired').waitFor();
    expect(await till.app.getByRole('textbox').count()).toBe(0);
    await till.context.close();
  });
});
