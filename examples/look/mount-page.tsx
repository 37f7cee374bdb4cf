import './tokens.css';
import './base.css';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

/** Renders a page into the document. Throws if the example merchant's server did not serve it. */
export function mountPage(page: ReactNode): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('the page has no #root');
  createRoot(root).render(page);
}
