import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

// What is waited for may come late on a machine that is busy with other work.
configure({ asyncUtilTimeout: 10_000 });

// Browsers have the property, and Preact sets it; happy-dom lacks it.
if ('HTMLElement' in globalThis && !('translate' in HTMLElement.prototype))
  Object.defineProperty(HTMLElement.prototype, 'translate', {
    configurable: true,
    get(this: HTMLElement): boolean {
      return this.closest('[translate]')?.getAttribute('translate') !== 'no';
    },
    set(this: HTMLElement, isTranslated: boolean) {
      this.setAttribute('translate', isTranslated ? 'yes' : 'no');
    },
  });

/** Test files share a page (see vitest.config.ts): each test leaves it empty, whatever it has drawn and by whatever. */
afterEach(() => {
  // The page itself may be another one for a test.
  vi.unstubAllGlobals();
  cleanup();
  // Some files of a folder of pages run without one.
  if (!('document' in globalThis)) return;
  document.body.replaceChildren();
  for (const element of [document.documentElement, document.body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
});
