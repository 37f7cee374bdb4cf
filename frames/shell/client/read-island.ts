/** The id of what a page gives its script along. */
export const ISLAND = 'island';

/** What a page gives its script along, which has to be looked at; null where it gives nothing. */
export function readIsland(document: Document): unknown {
  const text = document.getElementById(ISLAND)?.textContent;
  return text ? JSON.parse(text) : null;
}
