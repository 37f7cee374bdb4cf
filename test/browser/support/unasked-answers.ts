import type { BrowserContext, Page, Response } from 'playwright';

/** Which answers of a server a test expects in a context, though they refuse for now. */
const expected = new WeakMap<BrowserContext, ((response: Response) => boolean)[]>();
/** Of the test that runs: method, path, status and body of each. */
const unasked: string[] = [];

const isRefusalForNow = (status: number): boolean => status === 429 || status >= 500;

/** Fails the test at once that is answered 429 or 5xx by a server and has not asked for it: its pages close, with the
 *  answer as the reason. What a test answers itself (`route.fulfill`) it has asked for. */
export function watchAnswers(context: BrowserContext): void {
  context.on('response', (response) => {
    if (isRefusalForNow(response.status())) void tell(context, response);
  });
}

async function tell(context: BrowserContext, response: Response): Promise<void> {
  if (expected.get(context)?.some((isExpected) => isExpected(response))) return;
  // Of a page that has closed meanwhile neither is to be had.
  const address = await response.serverAddr().catch(() => null);
  if (address === null) return;
  const body = await response.text().catch(() => '(no body)');
  const path = new URL(response.url()).pathname;
  const answer = `${response.request().method()} ${path} was answered ${response.status()}: ${body.slice(0, 300)}`;
  unasked.push(answer);
  await context.close({ reason: answer });
}

/** From now on a page's servers may answer 429 or 5xx where `isExpected` says so. */
export function expectRefusals(of: Page | BrowserContext, isExpected: (response: Response) => boolean): void {
  const context = 'context' in of ? of.context() : of;
  expected.set(context, [...(expected.get(context) ?? []), isExpected]);
}

/** What the test was answered without having asked for it; it is forgotten then. */
export const takeUnaskedAnswers = (): string[] => unasked.splice(0);
