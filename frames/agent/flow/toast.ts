import type { SalesContext } from './sales-context';
import type { ToastKind } from './state';

/** How long a snackbar of the sales app stays. Source: S2§9. */
const TOAST_MS = 5_000;
/** How long the copy-to-clipboard snackbar stays. Source: S1§9. */
const COPY_TOAST_MS = 500;

export function showToast(context: SalesContext, kind: ToastKind): void {
  const id = context.newId();
  context.set({ toast: { id, kind } });
  context.ask({ type: 'startTimer', timer: 'toast', id, delayMs: kind === 'linkCopied' ? COPY_TOAST_MS : TOAST_MS });
}
