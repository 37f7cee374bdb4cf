import { type ComponentChild, render } from 'preact';
import type { ReactNode } from 'react';
import { guardText } from '../translation/guard-text';

/** Draws into `root`, now and each time again. Unlike `createRoot`, which would empty it first, it keeps what stands there
 *  as far as that is what is drawn, and corrects the rest. */
export function drawOver(root: HTMLElement, drawn: ReactNode): void {
  guardText(root.ownerDocument);
  // SAFETY: in every bundle an element of React's is one of Preact's (`vite.config.ts`).
  render(drawn as ComponentChild, root);
}
