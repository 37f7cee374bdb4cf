import type { BrowserContext, Frame } from 'playwright';

const contexts = new Set<BrowserContext>();

/** Has what its pages show told of a test that fails. */
export function watchShown(context: BrowserContext): void {
  contexts.add(context);
  context.once('close', () => contexts.delete(context));
}

/** What each frame shows that a test has left open: its path, and the beginning of its text in one line. */
export async function shownNow(): Promise<string[]> {
  const frames = [...contexts].flatMap((context) => context.pages()).flatMap((page) => page.frames());
  return Promise.all(frames.map(async (frame) => `${pathOf(frame.url())}: ${await textOf(frame)}`));
}

const pathOf = (url: string): string => (URL.canParse(url) ? new URL(url).pathname : url);

const LOOKED_FOR_MS = 2_000;

/** A page that is busy for good says nothing. */
const textOf = (frame: Frame): Promise<string> =>
  frame
    .locator('body')
    // biome-ignore lint/performance/useDomNodeTextContent: what a person sees of it
    .innerText({ timeout: LOOKED_FOR_MS })
    .then(
      (text) => text.replace(/\s+/g, ' ').slice(0, 600),
      () => '(does not answer)',
    );
