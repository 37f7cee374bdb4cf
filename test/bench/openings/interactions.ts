import type { Frame, Page } from 'puppeteer-core';
import { asItIs, slowCpu } from './conditions';
import { bare, type KadamRival, kadam, type Rival } from './rivals';
import type { BenchSites } from './sites';
import type { WatchedBrowser } from './watched-browser';

interface Act {
  readonly name: string;
  do(frame: Frame, page: Page): Promise<unknown>;
  readonly until?: RegExp;
}

const ours = (name: string): KadamRival => {
  const found = kadam.find((each) => each.name === name);
  if (!found) throw new Error(`no ${name}`);
  return found;
};

/** Finds by text or label. A query by role makes the browser maintain an accessibility tree, which slows down the
 *  measured actions. */
const button = (text: string): string => `::-p-xpath(//button[contains(., "${text}") or @aria-label="${text}"])`;
const press = async (frame: Frame, selector: string): Promise<void> => {
  const element = await frame.waitForSelector(selector, { visible: true });
  await element?.click();
};
const digits = async (frame: Frame, page: Page, text: string): Promise<void> => {
  await press(frame, 'input');
  await page.keyboard.type(text, { delay: 100 });
};

/** Journeys from the opening on, in order. */
const journeys: readonly (readonly [Rival, readonly Act[]])[] = [
  [
    bare,
    [
      { name: 'bare frame: a digit', do: (frame, page) => digits(frame, page, '54990') },
      { name: 'bare frame: a button', do: (frame) => press(frame, 'button') },
    ],
  ],
  [
    ours('sales app'),
    [
      { name: 'sales app: a digit of the amount', do: (frame, page) => digits(frame, page, '54990') },
      {
        name: 'sales app: Calculate EMI',
        do: (frame) => press(frame, button('Calculate EMI')),
        until: /lenders? for this amount/,
      },
      {
        name: 'sales app: choose a lender',
        do: (frame) => press(frame, 'main li button'),
        until: /EMI plans for/,
      },
      {
        name: 'sales app: the sheet for the number',
        do: (frame) => press(frame, button('Check eligibility')),
        until: /mobile number/i,
      },
    ],
  ],
  [
    ours('checkout'),
    [
      {
        name: 'checkout: choose a plan',
        do: (frame) => press(frame, 'label:has(input[type="radio"]:not(:checked, :disabled))'),
      },
      {
        name: 'checkout: the lenders',
        do: (frame) => press(frame, button('Change lender')),
        until: /Choose a lender/,
      },
    ],
  ],
];

const QUIET_MS = 300;

/** Slowest event of each action of all journeys, ms from the input to the next paint, in 8 ms steps, on a four times
 *  slower processor; 16 also represents smaller values. */
export async function actOnce(browser: WatchedBrowser, sites: BenchSites): Promise<ReadonlyMap<string, number>> {
  const took = new Map<string, number>();
  for (const [rival, acts] of journeys) {
    await browser.slowDown(asItIs);
    browser.listenFor(rival.shows);
    const { page, close } = await browser.newVisitor();
    await page.goto(sites.pageOf(rival), { waitUntil: 'networkidle0' });
    await page.click('#open');
    await browser.says('shown');
    await page.waitForNetworkIdle({ idleTime: QUIET_MS });
    const frame = page.frames()[1];
    if (!frame) throw new Error(`no frame of ${rival.name}`);
    await browser.slowDown(slowCpu);
    for (const act of acts) {
      browser.takeSlowestEvent();
      await act.do(frame, page);
      if (act.until) {
        const text = act.until.source;
        await frame.waitForFunction(
          (wanted) => new RegExp(wanted, 'i').test(document.body.textContent ?? ''),
          {},
          text,
        );
      }
      await page.waitForNetworkIdle({ idleTime: QUIET_MS });
      took.set(act.name, Math.max(16, browser.takeSlowestEvent()));
    }
    await close();
  }
  return took;
}
