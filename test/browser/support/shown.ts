import type { BrowserContext, Frame } from 'playwright';

const contexts = new Set<BrowserContext>();

/** Reports the text of the context's pages if a test fails. */
export function watchShown(context: BrowserContext): void {
  contexts.add(context);
  context.once('close', () => contexts.delete(context));
}

/** Path and start of the text of each frame that a test has left open, on one line each. */
export async function shownNow(): Promise<string[]> {
  const frames = [...contexts].flatMap((context) => context.pages()).flatMap((page) => page.frames());
  return Promise.all(frames.map(async (frame) => `${pathOf(frame.url())}: ${await textOf(frame)}`));
}

const pathOf = (url: string): string => (URL.canParse(url) ? new URL(url).pathname : url);

const LOOKED_FOR_MS = 2_000;

/** A page with a blocked main thread returns nothing. */
const textOf = (frame: Frame): Promise<string> =>
  frame
    .locator('body')
    // biome-ignore lint/performance/useDomNodeTextContent: what a person sees of it
    .innerText({ timeout: LOOKED_FOR_MS })
    .then(
      (text) => text.replace(/\s+/g, ' ').slice(0, 600),
      () => '(does not answer)',
    );
