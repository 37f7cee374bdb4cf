import type { OpenEligibilityPayload } from '../../shared/bridge/frames';
import { groupMobile } from '../../shared/format/mobile-text';
import type { BootstrapHost } from '../platform/bridge';
import { showPrerendered } from '../platform/frame/prerender';
import { runApp } from '../platform/frame/run-app';
import { hasStoredSession } from '../platform/session/session';

/** Shows the number entry of a new check, with what the host gave. */
export function showEntry(payload: OpenEligibilityPayload, host: BootstrapHost): void {
  const { mode, mobile = '', amount, merchantKey } = payload;
  if (mode === 'headless' || hasStoredSession(window, `eligibility.${merchantKey}`)) {
    runApp(document);
    return;
  }
  const root = showPrerendered(document, payload, host);
  const field = root?.querySelector('input');
  if (!root || !field) return;
  // What it costs a month is still being asked for.
  if (amount !== undefined) root.dataset.awaitsPrice = '';
  // What is typed differs from it. By its value too, which puts the caret behind it.
  field.defaultValue = field.value = groupMobile(mobile);
  // The host brings the focus into the frame as soon as there is something to see.
  if (mode === 'modal') addEventListener('focus', () => field.focus(), { once: true });
  else standInPage(root);
  host?.resize?.({ heightPx: Math.ceil(root.getBoundingClientRect().height) }).catch(() => undefined);
}

/** Makes of the card over a page the one in it, which has no way out, as `WidgetCard` draws it. */
function standInPage(root: HTMLElement): void {
  const close = root.querySelector('button');
  close?.closest('main')?.setAttribute('data-in-page', '');
  close?.parentElement?.setAttribute('data-plain', '');
  close?.remove();
}
