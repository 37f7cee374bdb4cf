import type { BrowserContext, Page, Response } from 'playwright';

/** Responses with a temporary refusal that a test expects, per context. */
const expected = new WeakMap<BrowserContext, ((response: Response) => boolean)[]>();
const unexpected: string[] = [];

const isRefusalForNow = (status: number): boolean => status === 429 || status >= 500;

/** Fails the test at once on an unexpected 429 or 5xx of a server: closes its pages with the response as the reason.
 *  Responses of the test itself (`route.fulfill`) are allowed. */
export function watchAnswers(context: BrowserContext): void {
  context.on('response', (response) => {
    if (isRefusalForNow(response.status())) void tell(context, response);
  });
}

async function tell(context: BrowserContext, response: Response): Promise<void> {
  if (expected.get(context)?.some((isExpected) => isExpected(response))) return;
  // Neither is available for a page that has closed meanwhile.
  const address = await response.serverAddr().catch(() => null);
  if (address === null) return;
  const body = await response.text().catch(() => '(no body)');
  const path = new URL(response.url()).pathname;
  const answer = `${response.request().method()} ${path} was answered ${response.status()}: ${body.slice(0, 300)}`;
  unexpected.push(answer);
  await context.close({ reason: answer });
}

/** Allows 429 or 5xx responses for which `isExpected` is true. */
export function expectRefusals(of: Page | BrowserContext, isExpected: (response: Response) => boolean): void {
  const context = 'context' in of ? of.context() : of;
  expected.set(context, [...(expected.get(context) ?? []), isExpected]);
}

/** Returns and clears the unexpected responses of the test. */
export const takeUnexpectedAnswers = (): string[] => unexpected.splice(0);
