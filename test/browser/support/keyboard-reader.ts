import type { Frame, Page } from 'playwright';
import { expect } from 'vitest';

declare global {
  interface Window {
    saidHere?: string[];
  }
}

/** More tab stops than any page has before the first repeats. */
const MOST_STOPS = 150;

/** A user with only a keyboard and a screen reader: announcements and focus. */
export class KeyboardReader {
  constructor(
    readonly page: Page,
    readonly app: Frame,
  ) {}

  /** Records every first heading ('# …') and every live region as its text changes. */
  listen(): Promise<void> {
    return this.app.evaluate(() => {
      const said: string[] = [];
      const last = new Map<Element, string>();
      const note = (): void => {
        for (const area of document.querySelectorAll('h1, [role=status], [role=alert]')) {
          const text = `${area.matches('h1') ? '# ' : ''}${area.textContent.trim()}`;
          if (text === last.get(area)) continue;
          last.set(area, text);
          if (text !== '' && text !== said.at(-1)) said.push(text);
        }
      };
      note();
      new MutationObserver(note).observe(document, { childList: true, subtree: true, characterData: true });
      window.saidHere = said;
    });
  }

  said(): Promise<readonly string[]> {
    return this.app.evaluate(() => window.saidHere ?? []);
  }

  /** Waits for a heading and for a focused element in this document. */
  async isAt(heading: string | RegExp): Promise<void> {
    await this.app.getByRole('heading', { name: heading, level: 1 }).waitFor();
    await expect
      .poll(() => this.app.evaluate(() => document.hasFocus() && document.activeElement !== document.body))
      .toBe(true);
  }

  focused(): Promise<string> {
    return this.app.evaluate(() => {
      const element = document.hasFocus() ? document.activeElement : null;
      if (!element?.matches('button, a, input')) return '';
      const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
      const words = [element.getAttribute('aria-label'), ...labels.map((label) => label.textContent)];
      return [...words, element.textContent].filter(Boolean).join(' ').trim();
    });
  }

  async tabTo(name: RegExp): Promise<void> {
    const passed: string[] = [];
    for (let stop = 0; stop < MOST_STOPS; stop += 1) {
      const here = await this.focused();
      if (name.test(here)) return;
      passed.push(here);
      await this.page.keyboard.press('Tab');
    }
    throw new Error(`the focus never came to ${name}, but to ${passed.join(' | ')}`);
  }

  async press(name: RegExp, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
    await this.tabTo(name);
    await this.page.keyboard.press(key);
  }

  type(text: string): Promise<void> {
    return this.page.keyboard.type(text);
  }
}
