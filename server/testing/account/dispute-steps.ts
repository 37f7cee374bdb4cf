import type { Ticket } from '../../../shared/api/disputes';
import { samplePng } from '../../../shared/rules/disputes/testing/sample-files';
import { checkoutSteps } from '../payments/checkout-steps';
import { dataOf, MINUTE_MS, type ServerOf } from '../sales/sales-steps';
import type { Reply } from '../server/test-server';
import { type Browser, newBrowser } from '../site/site-steps';

export const disputeSteps = (kadam: ServerOf) => {
  const { open, untilRefused } = checkoutSteps(kadam);
  const steps = {
    /** Buys with a number; returns the transaction's id. */
    async bought(mobile: string): Promise<string> {
      kadam().clock.advance(31 * MINUTE_MS);
      const checkout = await open({
        amount: 10_000,
        items: [{ name: 'Aster 5G phone', quantity: 1, amountPaise: 1_000_000 }],
      });
      const paid = await untilRefused(checkout, mobile);
      if (paid.body?.success !== true) throw new Error(paid.text);
      return checkout.txnUuid;
    },
    async loggedIn(mobile: string): Promise<Browser> {
      kadam().clock.advance(31 * MINUTE_MS);
      const browser = newBrowser(kadam);
      await browser.login(mobile);
      return browser;
    },
    upload: (browser: Browser, content: Uint8Array = samplePng, name = 'statement.png'): Promise<Reply> =>
      browser.post('/app/odr/upload', { name, contentBase64: Buffer.from(content).toString('base64') }),
    async uploaded(browser: Browser, content?: Uint8Array, name?: string): Promise<string> {
      return String(dataOf(await steps.upload(browser, content, name)).fileId);
    },
    create: (browser: Browser, asked: Readonly<Record<string, unknown>>): Promise<Reply> =>
      browser.post('/app/odr/create-ticket', { topic: 'OTHER', message: 'What is this?', ...asked }),
    async view(browser: Browser, ticketId: string): Promise<Ticket> {
      const { ticket } = dataOf(await browser.get(`/app/odr/view-ticket?ticketId=${ticketId}`));
      return ticket as Ticket;
    },
    update: (browser: Browser, ticketId: string, change: Readonly<Record<string, unknown>>): Promise<Reply> =>
      browser.post('/app/odr/update-ticket', { ticketId, ...change }),
  };
  return steps;
};
