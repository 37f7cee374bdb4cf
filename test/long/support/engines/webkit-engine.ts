import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { Builder, Key, type WebDriver, type WebElement } from 'selenium-webdriver';
import { freePort } from '../../../browser/support/processes';
import { type Driver, type Engine, ourFrame, type Place } from './driver';

const keys = { Escape: Key.ESCAPE, Space: Key.SPACE } as const;

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  await gone;
}

/** Virtual display. Returns its name once it accepts windows. */
async function startScreen(program: string): Promise<{ name: string; process: ChildProcess }> {
  const options = ['-displayfd', '3', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'];
  const child = spawn(program, options, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const [number] = await once(createInterface(child.stdio[3] as Readable), 'line');
  return { name: `:${number}`, process: child };
}

/** WebKitGTK's browser by WebDriver. Each session is a separate browser, which stores nothing. */
export async function launchWebKit(programs: { driver: string; screen: string }): Promise<Engine> {
  const [screen, port] = await Promise.all([startScreen(programs.screen), freePort('127.0.0.1')]);
  // WebKit's sandbox needs rights that root in a container lacks, so it is disabled.
  const asRoot = process.getuid?.() === 0 ? { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' } : {};
  const service = spawn(programs.driver, [`--port=${port}`], {
    env: { ...process.env, ...asRoot, DISPLAY: screen.name },
    stdio: 'ignore',
  });
  const address = `http://127.0.0.1:${port}`;
  const isUp = (): Promise<boolean> =>
    fetch(`${address}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isUp())) {
    if (service.exitCode !== null) throw new Error(`${programs.driver} ended with ${service.exitCode}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }

  return {
    async open(): Promise<Driver> {
      const browser: WebDriver = await new Builder()
        .usingServer(address)
        .withCapabilities({ browserName: 'MiniBrowser' })
        .build();
      await browser.manage().window().setRect({ x: 0, y: 0, width: 1024, height: 800 });

      async function goTo(place: Place): Promise<void> {
        await browser.switchTo().defaultContent();
        if (place === 'page') return;
        const frame = await browser.executeScript<WebElement | null>(ourFrame);
        if (!frame) throw new Error('no frame');
        await browser.switchTo().frame(frame);
      }

      return {
        goto: (url) => browser.get(url),
        async run(place, script) {
          await goTo(place);
          return browser.executeScript(script);
        },
        async find(place, script, ...given) {
          await goTo(place);
          const found = await browser.executeScript<WebElement | null>(script, ...given);
          return found && { click: () => found.click(), run: (act) => browser.executeScript(act, found) };
        },
        type: (text) => browser.actions().sendKeys(text).perform(),
        press: (key) => browser.actions().sendKeys(keys[key]).perform(),
        close: () => browser.quit(),
      };
    },
    async stop() {
      await end(service);
      await end(screen.process);
    },
  };
}
