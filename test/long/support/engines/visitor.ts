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

/** What a person would say of a document: its headings and what can be pressed; and where it stands in the history, which
 *  tells a step back that never came from one that was not drawn. Runs in the browser. */
function seen(): string {
  const words = [...document.querySelectorAll('h1, h2, h3, button, a[href]')].map((each) => each.textContent?.trim());
  const place = `${location.pathname}, state ${JSON.stringify(history.state)}, ${history.length} entries`;
  return [place, ...words.filter((each) => each)].join(' | ');
}

declare global {
  interface Window {
    /** Whether the button that is clicked has heard it: set by a click's own script. */
    hasHeardClick?: boolean;
  }
}

function listensForClick(button: HTMLElement): void {
  window.hasHeardClick = false;
  button.addEventListener('click', () => {
    window.hasHeardClick = true;
  });
}
/** A document that came by the click knows of none. */
const hasHeardClick = (): boolean => window.hasHeardClick !== false;
/** A click is dispatched before the driver answers, but perhaps in another process. */
const HEARD_WITHIN_MS = 2_000;

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
    try {
      await vi.waitFor(hold, { timeout: WAIT_MS, interval: 50 });
    } catch (error) {
      const places: Place[] = ['page', 'frame'];
      const stands = await Promise.all(places.map((place) => this.driver.run(place, seen).catch(() => 'not there')));
      throw new Error(`${String(error)}. The page: ${stands[0]}. The frame: ${stands[1]}`, { cause: error });
    }
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

  /** A target that moves in the very moment is missed; who misses it looks again. A click that is heard is not repeated,
   *  whatever comes of it. */
  async clicks(place: Place, name: string | RegExp): Promise<void> {
    await this.until(
      () => `a click on ${name}`,
      async () => {
        const button = await this.still(place, name);
        await button.run(listensForClick);
        await button.click();
        // Who took its place away has heard it.
        const isHeard = () => this.driver.run(place, hasHeardClick).catch(() => true);
        return vi.waitUntil(isHeard, { timeout: HEARD_WITHIN_MS }).catch(() => false);
      },
    );
  }

  /** By keyboard, since the box is drawn over the input that it stands for. */
  async ticks(role: 'checkbox' | 'radio', name: RegExp, place: Place = 'frame'): Promise<void> {
    await (await this.sees(place, role, name)).run((input) => input.focus());
    await this.driver.press('Space');
    const isTicked = (input: HTMLElement): boolean => (input as HTMLInputElement).checked;
    await this.until(
      () => `${name} is ticked`,
      async () => (await this.sees(place, role, name)).run(isTicked),
    );
  }

  async types(name: RegExp, text: string, place: Place = 'frame'): Promise<void> {
    await (await this.sees(place, 'textbox', name)).run((input) => input.focus());
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
