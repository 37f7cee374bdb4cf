import type { BrowserContext, Page } from 'playwright';
import { deferredMessages } from '../../../../frames/agent/deferred-messages';
import { messagesOf } from '../../../../frames/agent/page-messages';
import type { Locale } from '../../../../shared/locales';
import { pickSegment } from '../pick-segment';
import type { SiteUrls } from '../processes';
import { salesFrame } from '../till';
import { amountsIn, type onTheTill } from './expected';
import { type Loan, lenders } from './loans';
import { shownAmounts } from './shown-amounts';

/** Texts that the frame has drawn on its canvases. */
declare const drawn: string[];

/** A till whose frames record texts that they draw on a canvas. */
async function openTillPage(context: BrowserContext, sites: SiteUrls): Promise<Page> {
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  await page.setViewportSize({ width: 414, height: 1_200 });
  await page.addInitScript(() => {
    const texts: string[] = [];
    Object.assign(globalThis, { drawn: texts });
    const write = CanvasRenderingContext2D.prototype.fillText;
    CanvasRenderingContext2D.prototype.fillText = function (text, ...at) {
      texts.push(text);
      write.call(this, text, ...at);
    };
  });
  await page.goto(`${sites.merchantUrl}/pos`);
  await page.waitForFunction(() => 'Kadam' in globalThis);
  return page;
}

async function openSalesApp(page: Page, locale: Locale): Promise<void> {
  await page.evaluate((language) => {
    interface Shop {
      readonly Kadam: { openSalesApp(options: unknown): { destroy(): void } };
      sales?: { destroy(): void };
    }
    // SAFETY: the till's page has loaded the SDK; `sales` is set by this test.
    const shop = globalThis as unknown as Shop;
    shop.sales?.destroy();
    shop.sales = shop.Kadam.openSalesApp({
      merchantKey: 'zenmart_sandbox',
      merchantAgentId: 'ZM-3071',
      merchantDetails: { merchantName: 'Zenmart' },
      locale: language,
      async getAuthToken(): Promise<string> {
        const headers = { 'content-type': 'application/json' };
        const body = JSON.stringify({ agentId: 'ZM-3071' });
        const answer = await fetch('/kadam/token', { method: 'POST', headers, body });
        return ((await answer.json()) as { authToken: string }).authToken;
      },
    });
  }, locale);
}

export async function readTill(
  context: BrowserContext,
  sites: SiteUrls,
  loans: readonly Loan[],
  locale: Locale,
): Promise<ReturnType<typeof onTheTill>[]> {
  const page = await openTillPage(context, sites);
  const messages = messagesOf(locale);
  const { amount } = messages;
  const { details, shareInfo } = deferredMessages(messages);
  const read: ReturnType<typeof onTheTill>[] = [];
  for (const loan of loans) {
    const before = page.frames()[1];
    const isGone = before && page.waitForEvent('framedetached', (frame) => frame === before);
    await openSalesApp(page, locale);
    await isGone;
    const app = await salesFrame(page, sites);
    const button = (name: string) => app.getByRole('button', { name, exact: true });
    // Text typed before the app runs stays; the draft of the previous loan is restored while it starts.
    await app.getByText(amount.lendersCount(lenders.length)).waitFor();
    await app.getByRole('textbox', { name: amount.label }).fill(String(loan.amountRupees));
    await button(amount.submit).click();
    await pickSegment(app.getByRole('radio', { name: String(loan.tenure), exact: true }));
    await app
      .getByRole('button')
      .filter({ has: app.getByText(loan.lender.name, { exact: true }) })
      .click();
    await app.getByRole('heading', { name: details.plansFor(loan.amountRupees) }).waitFor();
    const rows = await shownAmounts(app, 'main ul');
    await button(details.share).click();
    await button(shareInfo.submit).click();
    await app.waitForFunction(() => drawn.some((text) => text.includes('Kadam')));
    read.push({ rows, picture: amountsIn((await app.evaluate(() => drawn)).join('\n')) });
  }
  await page.close();
  return read;
}
