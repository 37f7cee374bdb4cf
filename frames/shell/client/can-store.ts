import { INCOMPATIBLE } from './page-notices';

/** False if the browser stores nothing for this site; the page then shows a notice. Source: S1§2.3 (NFR-001, NFR-002). */
export function canStore(page: Window): boolean {
  try {
    for (const storage of [page.localStorage, page.sessionStorage]) {
      storage.setItem(INCOMPATIBLE, '');
      storage.removeItem(INCOMPATIBLE);
    }
    return true;
  } catch {
    // Shown for every error, regardless of its name.
    page.document.getElementById(INCOMPATIBLE)?.removeAttribute('hidden');
    return false;
  }
}
