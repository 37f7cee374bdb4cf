import puppeteer, { type ElementHandle, type Frame, type LaunchOptions } from 'puppeteer-core';
import { type Driver, type Engine, ourFrame, type Place } from './driver';

/** Firefox by WebDriver BiDi. */
export async function launchPuppeteer(options: LaunchOptions): Promise<Engine> {
  const browser = await puppeteer.launch({ ...options, defaultViewport: { width: 1024, height: 800 } });
  return {
    async open(): Promise<Driver> {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();

      async function at(place: Place): Promise<Frame> {
        if (place === 'page') return page.mainFrame();
        const frame = await (await page.evaluateHandle(ourFrame)).asElement()?.contentFrame();
        if (!frame) throw new Error('no frame');
        return frame;
      }

      return {
        goto: async (address) => void (await page.goto(address)),
        // SAFETY, here and below: the result of the script; the library has another type for it.
        run: async (place, script) => (await (await at(place)).evaluate(script)) as never,
        async find(place, script, ...given) {
          const found = (
            await (await at(place)).evaluateHandle(script, ...given)
          ).asElement() as ElementHandle<HTMLElement> | null;
          return found && { click: () => found.click(), run: async (act) => (await found.evaluate(act)) as never };
        },
        type: (text) => page.keyboard.type(text),
        press: (key) => page.keyboard.press(key === 'Space' ? ' ' : key),
        close: () => context.close(),
      };
    },
    stop: () => browser.close(),
  };
}
