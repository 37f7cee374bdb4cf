import type { Browser, Page } from 'playwright';
import type { SiteUrls } from './processes';

interface Visit {
  readonly page: Page;
  readonly problems: string[];
  /** Addresses of the frames that were requested so far, without their query. */
  readonly frameRequests: string[];
}

export async function visit(
  browser: Browser,
  sites: SiteUrls,
  path: string,
  prepare: (page: Page) => Promise<unknown> = async () => undefined,
): Promise<Visit> {
  const page = await browser.newPage({ viewport: { width: 1024, height: 844 }, reducedMotion: 'reduce' });
  page.setDefaultTimeout(15_000);
  const problems: string[] = [];
  const frameRequests: string[] = [];
  page.on('pageerror', (error) => problems.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() !== page.mainFrame())
      frameRequests.push(new URL(request.url()).pathname);
  });
  await prepare(page);
  await page.goto(`${sites.merchantUrl}${path}`);
  return { page, problems, frameRequests };
}

/** Number of policy violations of the shop's pages since its start. */
export async function policyReports({ merchantUrl }: SiteUrls): Promise<number> {
  const answer = await fetch(`${merchantUrl}/csp-reports`);
  return ((await answer.json()) as { count: number }).count;
}
