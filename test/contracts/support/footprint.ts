import { isDeepStrictEqual } from 'node:util';
import type { CDPSession } from 'playwright';
import { expect } from 'vitest';
import type { Shop } from './shop';

interface Footprint {
  elements: number;
  frames: number;
  historyEntries: number;
  /** The browser's count for the page's process. */
  listeners: number;
  nodes: number;
  documents: number;
}

/** These may also decrease: the browser collects some objects late. */
const counted: ReadonlySet<string> = new Set(['listeners', 'nodes', 'documents']);

/** Takes the current counts as the limit. Returns a function that waits until they do not exceed it. */
export async function footprintOf(shop: Shop): Promise<() => Promise<void>> {
  const browser: CDPSession = await shop.context.newCDPSession(shop.page);
  await browser.send('Performance.enable');

  async function look(): Promise<Footprint> {
    await browser.send('HeapProfiler.collectGarbage');
    const { metrics } = await browser.send('Performance.getMetrics');
    const count = (name: string): number => metrics.find((each) => each.name === name)?.value ?? Number.NaN;
    const page = await shop.page.evaluate(() => {
      const all = [...document.querySelectorAll('*')];
      const inside = all.map(({ shadowRoot }) => shadowRoot?.querySelectorAll('*').length ?? 0);
      return { elements: inside.reduce((sum, each) => sum + each, all.length), historyEntries: history.length };
    });
    return {
      ...page,
      frames: shop.page.frames().length,
      listeners: count('JSEventListeners'),
      nodes: count('Nodes'),
      documents: count('Documents'),
    };
  }

  // Waits for pending collections, which would hide later leaks.
  let before = await look();
  for (let next = await look(); !isDeepStrictEqual(next, before); next = await look()) before = next;

  const atLeastBefore = async () => {
    const now = Object.entries(await look()) as [keyof Footprint, number][];
    return Object.fromEntries(now.map(([what, n]) => [what, counted.has(what) ? Math.max(n, before[what]) : n]));
  };
  return () => expect.poll(atLeastBefore).toEqual(before);
}
