import { vi } from 'vitest';
import type { Driver, Found, Place } from './driver';

/** A busy machine starts a browser's processes slowly. */
const WAIT_MS = 60_000;

export type Role = 'button' | 'checkbox' | 'heading' | 'link' | 'radio' | 'textbox';

/** Finds in its document the first element of a role and name that can be reached: drawn, not inert, not disabled, not
 *  under a dialog. A button counts once it stands where a click in its middle goes. Runs in the browser. */
function reachable(role = '', source = '', flags = ''): Element | null {
  const selectors: Record<string, string> = {
    button: 'button',
    checkbox: 'input[type=checkbox]',
    heading: 'h1, h2, h3',
    link: 'a[href]',
    radio: 'input[type=radio]',
    textbox: 'input:not([type=radio], [type=checkbox])',
  };
  const wanted = new RegExp(source, flags);
  // The last dialog lies over all else.
  const top: ParentNode = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document;
  for (const each of top.querySelectorAll<HTMLElement>(selectors[role] ?? 'none')) {
    const label = (each as HTMLInputElement).labels?.[0]?.textContent;
    const name = each.getAttribute('aria-label') ?? label ?? each.textContent ?? '';
    const { x, y, width, height } = each.getBoundingClientRect();
    if (!wanted.test(name.replace(/\s+/g, ' ').trim()) || width === 0) continue;
    if (each.closest('[inert]') || each.matches(':disabled, [aria-disabled=true]')) continue;
    if (role === 'button' || role === 'link') {
      const hit = document.elementFromPoint(x + width / 2, y + height / 2);
      if (!hit || !each.contains(hit)) {
        each.scrollIntoView({ block: 'center', behavior: 'instant' });
        continue;
      }
    }
    return each;
  }
  return null;
}

const partsOf = (name: string | RegExp): [source: string, flags: string] =>
  typeof name === 'string' ? [`^${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`, ''] : [name.source, name.flags];

/** A person before a browser of any engine: waits for what is to be seen, and then does something with it. */
export class Visitor {
  constructor(readonly driver: Driver) {}

  /** Polls until it holds. A document that is on its way does not count as an answer. */
  async until(what: () => string, holds: () => Promise<boolean>): Promise<void> {
    const hold = async (): Promise<void> => {
      if (!(await holds())) throw new Error(`not yet: ${what()}`);
    };
    await vi.waitFor(hold, { timeout: WAIT_MS, interval: 50 });
  }

  async sees(place: Place, role: Role, name: string | RegExp): Promise<Found> {
    let found: Found | null = null;
    await this.until(
      () => `${role} ${name}`,
      async () => {
        found = await this.driver.find(place, reachable, role, ...partsOf(name));
        return found !== null;
      },
    );
    if (!found) throw new Error(`no ${role} ${name}`);
    return found;
  }

  async clicks(place: Place, name: string | RegExp): Promise<void> {
    await (await this.still(place, name)).click();
  }

  /** Presses a button of the frame if it can be pressed now. */
  async presses(name: string): Promise<void> {
    await (await this.driver.find('frame', reachable, 'button', ...partsOf(name)))?.click();
  }

  /** By keyboard, since the box is drawn over the input that it stands for. */
  async ticks(role: 'checkbox' | 'radio', name: RegExp): Promise<void> {
    await (await this.sees('frame', role, name)).run((input) => input.focus());
    await this.driver.press('Space');
    const isTicked = (input: HTMLElement): boolean => (input as HTMLInputElement).checked;
    await this.until(
      () => `${name} is ticked`,
      async () => (await this.sees('frame', role, name)).run(isTicked),
    );
  }

  async types(name: RegExp, text: string): Promise<void> {
    await (await this.sees('frame', 'textbox', name)).run((input) => input.focus());
    await this.driver.type(text);
  }

  /** A button, once nothing moves any more: a click goes to where it was when it was looked at. */
  private async still(place: Place, name: string | RegExp): Promise<Found> {
    // What is about to slide in moves nothing yet.
    await this.sees(place, 'button', name);
    for (const where of new Set<Place>(['page', place]))
      await this.until(
        () => 'stillness',
        () => this.isStill(where),
      );
    return this.sees(place, 'button', name);
  }

  private isStill(place: Place): Promise<boolean> {
    return this.driver.run(place, () =>
      document
        .getAnimations()
        // One that is over by the clock is listed until its last frame stands.
        .every((each) => each.effect?.getComputedTiming().iterations === Infinity),
    );
  }

  /** What a phone's Back does. Not within the script: the frame may go with it. */
  back(): Promise<void> {
    return this.driver.run('page', () => void setTimeout(() => history.back(), 0));
  }

  reloadsFrame(): Promise<void> {
    return this.driver.run('frame', () => void setTimeout(() => location.reload(), 0));
  }

  /** Resolves in the new page. */
  async reloadsPage(): Promise<void> {
    await this.driver.run('page', () => {
      document.documentElement.dataset.isOld = '';
      setTimeout(() => location.reload(), 0);
    });
    await this.until(
      () => 'a new page',
      () => this.driver.run('page', () => !('isOld' in document.documentElement.dataset)),
    );
  }

  /** Not awaited: what takes the frame away may be answered for by nobody. */
  leavesByEsc(): void {
    this.driver.press('Escape').catch(() => undefined);
  }

  /** Presses a button that takes the frame away, after the answer: a mouse's click in it may be answered for by nobody. */
  async leavesBy(name: string | RegExp): Promise<void> {
    await (await this.still('frame', name)).run((button) => void setTimeout(() => button.click(), 0));
  }
}
