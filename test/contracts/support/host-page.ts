import type { BrowserContext, Frame, Page } from 'playwright';
import type { FrameName } from '../../../shared/bridge';
import type { FrameFixture } from './frame-fixture';

export class HostPage {
  private constructor(
    readonly fixture: FrameFixture,
    readonly page: Page,
    readonly frame: Frame,
    readonly contract: FrameName,
    readonly faults: string[],
  ) {}

  static async load(
    context: BrowserContext,
    fixture: FrameFixture,
    given: { contract: FrameName; path: string; holder?: string; referrerPolicy?: ReferrerPolicy },
  ): Promise<HostPage> {
    const page = await context.newPage();
    const faults: string[] = [];
    context.on('weberror', (error) => error.page() === page && faults.push(String(error.error())));
    await page.goto(`${given.holder ?? fixture.merchantUrl}/host`);
    const address = `${fixture.providerUrl}${given.path}?merchantKey=${fixture.merchantKey}`;
    await page.evaluate(([url, policy]) => window.host.load(url, policy), [address, given.referrerPolicy] as const);
    const frame = await (await page.$('iframe'))?.contentFrame();
    if (!frame) throw new Error('no frame');
    return new HostPage(fixture, page, frame, given.contract, faults);
  }

  /** Sends the first message like the merchant. Resolves to the frame's response. */
  open(first: { name: string; payload: unknown }): Promise<unknown> {
    return this.page.evaluate(([contract, message]) => window.host.open(contract, message), [
      this.contract,
      first,
    ] as const);
  }

  async forgerFrame(origin: string): Promise<Frame> {
    const made = await this.page.evaluateHandle(
      (src) =>
        new Promise<HTMLIFrameElement>((resolve) => {
          const frame = Object.assign(document.createElement('iframe'), { src, onload: () => resolve(frame) });
          document.body.append(frame);
        }),
      `${origin}/forger`,
    );
    const content = await made.contentFrame();
    if (!content) throw new Error('no frame');
    return content;
  }

  async forgerPopup(opener: Page | Frame, origin: string): Promise<Page> {
    const [popup] = await Promise.all([
      this.page.context().waitForEvent('page'),
      opener.evaluate((url) => void open(url), `${origin}/forger`),
    ]);
    await popup.waitForFunction(() => 'forger' in window);
    return popup;
  }

  /** State of the frame that a forged message could change, and all its messages. */
  async look() {
    const said = await this.page.evaluate(() => ({
      posted: window.host.posted.join(),
      // The height is reported once it is stable.
      calls: window.host
        .calls()
        .filter((name) => name !== 'resize')
        .join(),
      faults: window.host.faults.slice(0, 3).join(),
    }));
    const shown = await this.frame.evaluate(() => {
      const body = document.body.cloneNode(true) as HTMLElement;
      // The order's countdown changes by itself.
      for (const timer of body.querySelectorAll('[role=timer]')) timer.parentElement?.remove();
      return {
        address: location.href,
        entries: history.length,
        markup: body.innerHTML,
        style: document.documentElement.getAttribute('style'),
      };
    });
    return { ...said, ...shown, faults: this.faults.slice(0, 3).join() };
  }

  async close(): Promise<void> {
    await Promise.all(
      this.page
        .context()
        .pages()
        .map((page) => page.close()),
    );
  }
}
