import type { startAccount } from '../../account';
import type { ReportError } from './begin-page';
import { GUEST_ENTRY } from './entry';
import { runEntry } from './run-entry';

/** Runs the entry of a page for guests (`GuestEntry`). Returns a function that shows it and opens the OTP overlay; null if the
 *  page has none. `again` runs after the login. Source: S1§4 (OTP-039). */
export function runGuestEntry(
  page: Window & typeof globalThis,
  load: () => Promise<{ readonly startAccount: typeof startAccount }>,
  report: ReportError,
): ((again: () => void) => void) | null {
  const place = page.document.getElementById(GUEST_ENTRY);
  let goOn = (): void => undefined;
  const entry = runEntry(page, load, report, () => {
    if (place) place.hidden = true;
    goOn();
  });
  if (!place || !entry) return null;
  return (again) => {
    goOn = again;
    place.hidden = false;
    entry.begin();
  };
}
