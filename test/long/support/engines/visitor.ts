import { vi } from 'vitest';
import type { Driver, Found, Place } from './driver';

/** A busy machine starts a browser's processes slowly. */
const WAIT_MS = 60_000;

export type Role = 'button' | 'checkbox' | 'heading' | 'link' | 'radio' | 'textbox';

/** Finds the first reachable element of a role and name in its document: visible, not inert, not disabled, not below a
 *  dialog. A button counts once a click in its middle reaches it. Runs in the browser. */
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
  // The last dialog is on top.
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

/** Summary of a document: headings, buttons, and position in the history, which distinguishes a missing step back from
 *  one that was not rendered. Runs in the browser. */
function seen(): string {
  const words = [...document.querySelectorAll('h1, h2, h3, button, a[href]')].map((each) => each.textContent?.trim());
  const place = `${location.pathname}, state ${JSON.stringify(history.state)}, ${history.length} entries`;
  return [place, ...words.filter((each) => each)].join(' | ');
}

declare global {
  interface Window {
    /** True if the clicked button has received the click: set by the click's script. */
    hasHeardClick?: boolean;
  }
}

function listensForClick(button: HTMLElement): void {
  window.hasHeardClick = false;
  button.addEventListener('click', () => {
    window.hasHeardClick = true;
  });
}
/** Undefined in a document that the click has loaded. */
const hasHeardClick = (): boolean => window.hasHeardClick !== false;
/** A click is dispatched before the driver answers, but possibly in another process. */
const HEARD_WITHIN_MS = 2_000;

const partsOf = (name: string | RegExp): [source: string, flags: string] =>
  typeof name === 'string' ? [`^${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`, ''] : [name.source, name.flags];

/** A user of a browser of any engine: waits for content, then acts. */
export class Visitor {
  constructor(readonly driver: Driver) {}

  /** Polls until it holds. A loading document does not count as an answer. */
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

  /** Retries a click whose target moved. A received click is not repeated, regardless of its effect. */
  async clicks(place: Place, name: string | RegExp): Promise<void> {
    await this.until(
      () => `a click on ${name}`,
      async () => {
        const button = await this.still(place, name);
        await button.run(listensForClick);
        await button.click();
        // A removed place means that the click was received.
        const isHeard = () => this.driver.run(place, hasHeardClick).catch(() => true);
        return vi.waitUntil(isHeard, { timeout: HEARD_WITHIN_MS }).catch(() => false);
      },
    );
  }

  /** By keyboard, since the drawn box covers its input. */
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

  /** A button without movement, as a click goes to its measured position. */
  private async still(place: Place, name: string | RegExp): Promise<Found> {
    // An animation may not have started yet.
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
        // A finished animation is listed until its last frame is painted.
        .every((each) => each.effect?.getComputedTiming().iterations === Infinity),
    );
  }

  /** Back of a phone. Outside of the script, as the frame may be removed. */
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

  /** Not awaited: the call may never resolve in a removed frame. */
  leavesByEsc(): void {
    this.driver.press('Escape').catch(() => undefined);
  }

  /** Presses a button that removes the frame, after the answer: a mouse click in it may never resolve. */
  async leavesBy(name: string | RegExp): Promise<void> {
    await (await this.still('frame', name)).run((button) => void setTimeout(() => button.click(), 0));
  }
}
