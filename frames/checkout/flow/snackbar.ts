import type { CheckoutContext } from './checkout-context';
import type { Snackbar, SnackbarKind } from './state';

/** Source: S1§9. */
const SNACKBAR_MS = 3_000;

/** Shows a snackbar in place of the present one. Source: S1§4. */
export function showSnackbar(context: CheckoutContext, kind: SnackbarKind, tone: Snackbar['tone'] = 'success'): void {
  const id = context.newId();
  context.set({ snackbar: { id, kind, tone } });
  context.ask({ type: 'startTimer', timer: 'snackbar', id, delayMs: SNACKBAR_MS });
}
