import type { CDPSession } from 'playwright';
import type { Shop } from './shop';

/** What a page holds, as the browser counts it after its garbage was collected. */
export interface Footprint {
  /** Nodes of the document, with those inside shadow roots. */
  elements: number;
  frames: number;
  historyEntries: number;
  /** By the browser's own count, for the page's process. */
  listeners: number;
  nodes: number;
  documents: number;
}

/** Reads the footprint of a page. */
export async function footprintOf(shop: Shop): Promise<() => Promise<Footprint>> {
  const browser: CDPSession = await shop.context.newCDPSession(shop.page);
  await browser.send('Performance.enable');
  return async () => {
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
  };
}
