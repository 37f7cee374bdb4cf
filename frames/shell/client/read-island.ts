export const ISLAND = 'island';

/** Unvalidated JSON that a page passes to its script; null if it passes none. */
export function readIsland(document: Document): unknown {
  const text = document.getElementById(ISLAND)?.textContent;
  return text ? JSON.parse(text) : null;
}
