import type { Snackbar, SnackbarKind } from './state';
import type { Turn } from './turn';

/** Source: S1§9. */
export const SNACKBAR_MS = 3_000;

/** Shows a snackbar in place of the present one. Source: S1§4. */
export function showSnackbar(turn: Turn, kind: SnackbarKind, tone: Snackbar['tone'] = 'success'): void {
  const id = turn.newId();
  turn.set({ snackbar: { id, kind, tone } });
  turn.ask({ type: 'startTimer', timer: 'snackbar', id, delayMs: SNACKBAR_MS });
}
