import { type OpenSalesAppPayload, salesApp } from '../../shared/bridge/frames';
import { groupAmount } from '../kit/digits';
import type { BootstrapHost } from '../platform/bridge';
import { fillBar } from '../platform/frame/fill-bar';
import { showPrerendered } from '../platform/frame/prerender';
import { runApp } from '../platform/frame/run-app';

/** Whether the app begins with the amount, as far as anybody knows before it is there. */
const beginsWithAmount = ({ error, type }: OpenSalesAppPayload): boolean =>
  !error &&
  type === 'EMI_HOME' &&
  location.pathname === salesApp.path &&
  !location.search.includes('initial=') &&
  !history.state;

/** Shows the first screen of a new opening, with what the host gave. */
export function showAmount(payload: OpenSalesAppPayload, host: BootstrapHost): void {
  const root = beginsWithAmount(payload) ? showPrerendered(document, payload, host) : runApp(document);
  const field = root?.querySelector('input');
  if (!root || !field) return;
  fillBar(root, payload.merchantDetails);
  // What is typed differs from it. By its value too, which puts the caret behind it.
  field.defaultValue = field.value = groupAmount(`${payload.amount ?? ''}`);
  // The host brings the focus into the frame as soon as there is something to see.
  addEventListener('focus', () => field.focus(), { once: true });
}
