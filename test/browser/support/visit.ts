import type { Browser, Page } from 'playwright';
import type { SiteUrls } from './processes';

/** A page of the shop that a test looks at. */
interface Visit {
  readonly page: Page;
  /** Every error that the page told. */
  readonly problems: string[];
  /** Addresses of the frames that were asked for so far, without their query. */
  readonly frameRequests: string[];
}

/** Opens a page of the shop. `prepare`: before it loads. */
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

/** How often a page of the shop did what its policy forbids, since the shop was started. */
export async function policyReports({ merchantUrl }: SiteUrls): Promise<number> {
  const answer = await fetch(`${merchantUrl}/csp-reports`);
  return ((await answer.json()) as { count: number }).count;
}
