import type { BrowserContext, Frame, Page } from 'playwright';
import type { SiteUrls } from './processes';

export type OpeningCall = 'openSalesApp' | 'openCheckout' | 'checkEligibility' | 'mountBenefits' | 'openCommunication';

/** A page of the shop with the SDK and no open frame. */
export async function shopPage(context: BrowserContext, sites: SiteUrls): Promise<Page> {
  const page = await context.newPage();
  page.setDefaultTimeout(12_000);
  await page.goto(`${sites.merchantUrl}/checkout`);
  await page.waitForFunction(() => window.Kadam?.version !== undefined);
  return page;
}

export async function openFrame(
  page: Page,
  sites: SiteUrls,
  call: OpeningCall,
  given: Record<string, unknown> = {},
): Promise<Frame> {
  await page.evaluate(
    ([name, more]) =>
      new Promise<void>((resolve, reject) => {
        const token = async (): Promise<string> => {
          const body = JSON.stringify({ agentId: 'ZM-3071' });
          const headers = { 'content-type': 'application/json' };
          const answer = await fetch('/kadam/token', { method: 'POST', headers, body });
          return ((await answer.json()) as { authToken: string }).authToken;
        };
        const options = {
          merchantKey: 'zenmart_sandbox',
          merchantDetails: { merchantName: 'Zenmart' },
          timeouts: { openMs: 60_000 },
          ...(name === 'openSalesApp' && { merchantAgentId: 'ZM-3071', getAuthToken: token }),
          ...more,
        };
        type Opens = (...given: unknown[]) => { on(name: string, handle: (payload: unknown) => void): void };
        // SAFETY: each opening call returns a session and validates its options.
        const opens = (window.Kadam as unknown as Record<string, Opens>)[name];
        if (!opens) throw new Error('no Kadam');
        const session = name === 'mountBenefits' ? opens(document.body, options) : opens(options);
        session.on('opened', () => {
          document.documentElement.dataset.opened = name;
          resolve();
        });
        session.on('error', (error) => reject(error));
      }),
    [call, given] as const,
  );
  const frame = page.frames().find((each) => each.url().startsWith(sites.providerUrl));
  if (!frame) throw new Error('opened without a frame');
  return frame;
}
