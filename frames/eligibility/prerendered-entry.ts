import type { OpenEligibilityPayload } from '../../shared/bridge/frames';
import { groupMobile } from '../../shared/format/mobile-text';
import type { BootstrapHost } from '../platform/bridge';
import { showPrerendered } from '../platform/frame/prerender';
import { runApp } from '../platform/frame/run-app';
import { hasStoredSession } from '../platform/session/session';

/** Shows the number entry of a new check with the host's options. */
export function showEntry(payload: OpenEligibilityPayload, host: BootstrapHost): void {
  const { mode, mobile = '', amount, merchantKey } = payload;
  if (mode === 'headless' || hasStoredSession(window, `eligibility.${merchantKey}`)) {
    runApp(document);
    return;
  }
  const root = showPrerendered(document, payload, host);
  const field = root?.querySelector('input');
  if (!root || !field) return;
  // The monthly price is still loading.
  if (amount !== undefined) root.dataset.awaitsPrice = '';
  // Typed text differs from the default. Setting the value puts the caret at its end.
  field.defaultValue = field.value = groupMobile(mobile);
  // The host focuses the frame as soon as it shows something.
  if (mode === 'modal') addEventListener('focus', () => field.focus(), { once: true });
  else standInPage(root);
  host?.resize?.({ heightPx: Math.ceil(root.getBoundingClientRect().height) }).catch(() => undefined);
}

/** Turns the prerendered modal card into the inline one without a close button, as `WidgetCard` renders it. */
function standInPage(root: HTMLElement): void {
  const close = root.querySelector('button');
  close?.closest('main')?.setAttribute('data-in-page', '');
  close?.parentElement?.setAttribute('data-plain', '');
  close?.remove();
}
