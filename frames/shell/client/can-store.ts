import { INCOMPATIBLE } from './page-notices';

/** False where the browser lets this site keep nothing; the page then says so. Source: S1§2.3 (NFR-001, NFR-002). */
export function canStore(page: Window): boolean {
  try {
    for (const storage of [page.localStorage, page.sessionStorage]) {
      storage.setItem(INCOMPATIBLE, '');
      storage.removeItem(INCOMPATIBLE);
    }
    return true;
  } catch {
    // What is the matter is said, whatever it is called.
    page.document.getElementById(INCOMPATIBLE)?.removeAttribute('hidden');
    return false;
  }
}
