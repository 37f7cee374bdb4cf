import './tokens.css';
import './base.css';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

/** Puts a page into the document. Throws where it was not served by the example merchant's server. */
export function mountPage(page: ReactNode): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('the page has no #root');
  createRoot(root).render(page);
}
