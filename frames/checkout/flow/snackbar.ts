import { type CheckoutFlow, change } from './checkout-flow';
import type { Snackbar, SnackbarKind } from './state';

/** Source: S1§9. */
const SNACKBAR_MS = 3_000;

/** Shows a snackbar in place of the present one. Source: S1§4. */
export function showSnackbar(flow: CheckoutFlow, kind: SnackbarKind, tone: Snackbar['tone'] = 'success'): void {
  change(flow, { snackbar: { id: flow.newId(), kind, tone } });
  flow.startTimer('snackbar', SNACKBAR_MS);
}
