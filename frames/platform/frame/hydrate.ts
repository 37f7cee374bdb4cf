import { type ComponentChild, render } from 'preact';
import type { ReactNode } from 'react';
import { guardText } from '../translation/guard-text';

/** Renders into `root`. Unlike `createRoot`, which empties it first, it adopts prerendered elements and corrects those that
 *  differ. */
export function hydrate(root: HTMLElement, element: ReactNode): void {
  guardText(root.ownerDocument);
  // SAFETY: in every bundle a React element is a Preact element (`vite.config.ts`).
  render(element as ComponentChild, root);
}
