import type { OpenWidgetPayload } from '../../../shared/bridge/frames';
import { langOf, localeOf } from '../../../shared/locales';
import type { BootstrapHost } from '../bridge';
import { setPageLanguage } from '../i18n/set-page-language';
import { applyTheme } from '../theme/apply-theme';
import { themeOf } from '../theme/theme-of';
import { runAppAfterPaint } from './run-app';

/** Buttons clicked before hydration, in order, without duplicates. */
const pressed = new Set<HTMLElement>();

/** Buffers clicks on buttons until hydration and prevents native form submission. Checkboxes work natively. */
function bufferClick(event: MouseEvent): void {
  const button = (event.target as Element).closest('button');
  if (!button) return;
  event.preventDefault();
  event.stopPropagation();
  pressed.add(button);
}

/**
 * Shows the prerendered first screen (`frames/renderer.ts`) in the host's language and theme while scripts load, and
 * notifies the host. Returns the page's root; null without a prerendered screen, or if the root has content already.
 */
export function showPrerendered(
  page: Document,
  { locale, merchantTheme }: OpenWidgetPayload,
  host: BootstrapHost,
): HTMLElement | null {
  runAppAfterPaint(page);
  const root = page.getElementById('root');
  const shown = localeOf(locale);
  const drawn = page.querySelector<HTMLTemplateElement>(`template[lang=${langOf(shown)}]`);
  if (!root || root.firstChild || !drawn) return null;
  setPageLanguage(page.documentElement, shown);
  applyTheme(page.documentElement, themeOf(merchantTheme));
  root.append(drawn.content);
  root.addEventListener('click', bufferClick, true);
  // An older host does not know this message and waits until the frame is open.
  host?.shown?.({}).catch(() => undefined);
  return root;
}

/** Replays the buffered clicks after hydration. An app calls that of `bootstrap()`: its own copy has buffered none. */
export function replayClicks(root: HTMLElement): void {
  root.removeEventListener('click', bufferClick, true);
  for (const button of pressed) button.click();
  pressed.clear();
}
