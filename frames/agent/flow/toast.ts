import type { ToastKind } from './state';
import type { Turn } from './turn';

/** How long a snackbar of the sales app stays. Source: S2§9. */
export const TOAST_MS = 5_000;
/** How long the copy-to-clipboard snackbar stays. Source: S1§9. */
export const COPY_TOAST_MS = 500;

export function showToast(turn: Turn, kind: ToastKind): void {
  const id = turn.newId();
  turn.set({ toast: { id, kind } });
  turn.ask({ type: 'startTimer', timer: 'toast', id, delayMs: kind === 'linkCopied' ? COPY_TOAST_MS : TOAST_MS });
}
