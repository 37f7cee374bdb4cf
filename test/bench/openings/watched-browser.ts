import puppeteer, { type Browser, type CDPSession, CDPSessionEvent, type Page } from 'puppeteer-core';
import { launchOptions } from '../../browser/support/browser';
import { asItIs, type Conditions } from './conditions';

/** Report of a document. Epoch milliseconds with fractions: documents of two processes share a clock. */
export type Said =
  | { readonly kind: 'clicked' | 'shown'; readonly atMs: number }
  /** An event whose effect was painted `durationMs` after its input. */
  | { readonly kind: 'event'; readonly name: string; readonly durationMs: number };

/** Runs in every document before its scripts. `shows`: the awaited text. */
function watchDocument(shows: string): void {
  const say = (said: Said): void =>
    (globalThis as unknown as { benchSays(text: string): void }).benchSays(JSON.stringify(said));
  const clicked = ({ timeStamp }: Event): void => say({ kind: 'clicked', atMs: performance.timeOrigin + timeStamp });
  if (window === window.parent) {
    addEventListener('click', clicked, true);
    return;
  }
  const wanted = new RegExp(shows);
  const painted = new MessageChannel();
  painted.port1.onmessage = () => say({ kind: 'shown', atMs: performance.timeOrigin + performance.now() });
  const observer = new MutationObserver(() => {
    if (!wanted.test(document.body?.textContent ?? '')) return;
    observer.disconnect();
    // A hidden frame gets no animation frame; a message posted inside one is handled after the paint.
    requestAnimationFrame(() => painted.port2.postMessage(0));
  });
  observer.observe(document, { childList: true, subtree: true, characterData: true });
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries()) say({ kind: 'event', name, durationMs: duration });
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}

/** Chromium whose documents report clicks and displayed text. */
export class WatchedBrowser {
  readonly #sessions = new Set<CDPSession>();
  #conditions = asItIs;
  #shows = '';
  #said: Said[] = [];
  #heard: () => void = () => undefined;

  private constructor(readonly browser: Browser) {}

  static async launch(): Promise<WatchedBrowser> {
    const browser = await puppeteer.launch({ ...launchOptions, defaultViewport: { width: 414, height: 800 } });
    const watched = new WatchedBrowser(browser);
    const connection = (await browser.target().createCDPSession()).connection();
    if (!connection) throw new Error('no connection to Chromium');
    connection.on(CDPSessionEvent.SessionAttached, (session) => watched.#meet(session));
    return watched;
  }

  /** Applies to existing and future documents. */
  async slowDown(conditions: Conditions): Promise<void> {
    this.#conditions = conditions;
    await Promise.all([...this.#sessions].map((session) => this.#slow(session)));
  }

  listenFor(shows: RegExp): void {
    this.#shows = shows.source;
    this.#said = [];
  }

  /** Time of the first report of a kind; waits for it. Throws after 30 s. */
  async says(kind: 'clicked' | 'shown'): Promise<number> {
    const deadline = Date.now() + 30_000;
    for (;;) {
      const found = this.#said.find((each) => each.kind === kind);
      if (found && 'atMs' in found) return found.atMs;
      const leftMs = deadline - Date.now();
      if (leftMs <= 0) throw new Error(`no document was ${kind}: ${JSON.stringify(this.#said)}`);
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, leftMs);
        this.#heard = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
  }

  /** Slowest event since the last call, ms; 0 if none took 16 ms. */
  takeSlowestEvent(): number {
    const durations = this.#said.flatMap((each) => (each.kind === 'event' ? [each.durationMs] : []));
    this.#said = this.#said.filter(({ kind }) => kind !== 'event');
    return Math.max(0, ...durations);
  }

  async newVisitor(): Promise<{ readonly page: Page; close(): Promise<void> }> {
    const context = await this.browser.createBrowserContext();
    const page = await context.newPage();
    await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
    return { page, close: () => context.close() };
  }

  close(): Promise<void> {
    return this.browser.close();
  }

  /** Runs before any script of the document: Chromium waits for these commands. */
  #meet(session: CDPSession): void {
    this.#sessions.add(session);
    session.on('Runtime.bindingCalled', ({ name, payload }) => {
      if (name !== 'benchSays') return;
      this.#said.push(JSON.parse(payload) as Said);
      this.#heard();
    });
    const source = `(${watchDocument})(${JSON.stringify(this.#shows)})`;
    void this.#slow(session);
    session.send('Runtime.addBinding', { name: 'benchSays' }).catch(() => undefined);
    session.send('Page.addScriptToEvaluateOnNewDocument', { source }).catch(() => undefined);
  }

  /** Ignores targets that are gone or have no page: the browser, workers. */
  async #slow(session: CDPSession): Promise<void> {
    const { cpuSlowdown, line } = this.#conditions;
    const sent = Promise.all([
      session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown }),
      session.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: line?.latencyMs ?? 0,
        downloadThroughput: line?.downloadBytesPerSecond ?? -1,
        uploadThroughput: line?.uploadBytesPerSecond ?? -1,
      }),
    ]);
    await sent.catch(() => this.#sessions.delete(session));
  }
}
