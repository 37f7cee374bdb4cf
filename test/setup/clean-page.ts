import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

// Awaited changes can be late on a busy machine.
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

/** Test files share a page (see vitest.config.ts): the page is emptied after each test. */
afterEach(() => {
  // A test may have replaced the global document.
  vi.unstubAllGlobals();
  cleanup();
  // Some files of a browser folder run without a page.
  if (!('document' in globalThis)) return;
  document.body.replaceChildren();
  for (const element of [document.documentElement, document.body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
});
