import type { OpenWidgetPayload } from '../../../shared/bridge/frames';
import { langOf } from '../../../shared/locales';
import type { BootstrapHost } from '../bridge';
import { applyTheme } from '../theme/apply-theme';
import { themeOf } from '../theme/theme-of';
import { runAppAfterPaint } from './run-app';

/** Buttons that were pressed there, in order; twice is once. */
const pressed = new Set<HTMLElement>();

/** Kept until there is somebody to hear it: a button that sends a form would lead to another page. What is ticked is. */
function hold(event: MouseEvent): void {
  const button = (event.target as Element).closest('button');
  if (!button) return;
  event.preventDefault();
  event.stopPropagation();
  pressed.add(button);
}

/**
 * Shows the first screen of the page as the server has prerendered it (`frames/renderer.ts`), in the language and with the
 * theme that the host asks for, while most of the page's scripts are still on their way: they draw the same, and take it
 * over, and run from then on. The host hears so. Returns the page's root; null where nothing is drawn, or something stands there already.
 */
export function showDrawn(
  page: Document,
  { locale, merchantTheme }: OpenWidgetPayload,
  host: BootstrapHost,
): HTMLElement | null {
  runAppAfterPaint(page);
  const root = page.getElementById('root');
  const lang = langOf(locale);
  const drawn = page.querySelector<HTMLTemplateElement>(`template[lang=${lang}]`);
  if (!root || root.firstChild || !drawn) return null;
  page.documentElement.lang = lang;
  applyTheme(page.documentElement, themeOf(merchantTheme));
  root.append(drawn.content);
  root.addEventListener('click', hold, true);
  // An older host does not know of it, and waits until it hears that the frame is open.
  host?.shown?.({}).catch(() => undefined);
  return root;
}

/** Replays the clicks, now that they are heard. An app calls that of `bootstrap()`: its own copy has buffered none. */
export function pressHeld(root: HTMLElement): void {
  root.removeEventListener('click', hold, true);
  for (const button of pressed) button.click();
  pressed.clear();
}
