import { overlayStyle } from './overlay-style';
import { TITLE, words } from './words';

/** What the overlay tells its session. */
export interface OverlayHandlers {
  /** Esc, or the Close button beside the loading or failure text. */
  onDismiss(): void;
  onRetry(): void;
  /** The page took the overlay out of the document. */
  onRemoved(): void;
}

/** The modal on the merchant's page. Everything it changes there is undone by `remove`. */
export interface Overlay {
  readonly frame: HTMLIFrameElement;
  /** Text and Close while the frame loads; `failed` offers to try again where that may help. */
  show(state: 'opening' | 'open' | 'failed', canRetry?: boolean): void;
  focus(): void;
  remove(): void;
}

function make<Tag extends keyof HTMLElementTagNameMap>(tag: Tag, parent: Node, text = ''): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  element.textContent = text;
  parent.appendChild(element);
  return element;
}

/** A dialog in the top layer, inside a shadow root, so that neither side's styles reach the other. */
export function createOverlay(locale: keyof typeof words, handlers: OverlayHandlers): Overlay {
  const text = words[locale];
  const opener = document.activeElement;
  const page = document.documentElement;
  const hadStyle = page.hasAttribute('style');
  const overflow = page.style.overflow;

  const host = document.createElement('div');
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(overlayStyle);
  root.adoptedStyleSheets = [sheet];
  const dialog = make('dialog', root);
  dialog.setAttribute('aria-label', TITLE);
  const frame = make('iframe', dialog);
  frame.title = TITLE;
  frame.allow = 'otp-credentials; web-share; clipboard-write';
  frame.referrerPolicy = 'origin';
  const panel = make('div', dialog);
  const status = make('output', panel);
  const retry = make('button', panel, text.retry);
  make('button', panel, text.close).onclick = handlers.onDismiss;
  retry.onclick = handlers.onRetry;
  // Esc on the page: inside the frame the key is the frame's matter.
  dialog.onclose = handlers.onDismiss;

  (document.body ?? page).appendChild(host);
  page.style.overflow = 'hidden';
  dialog.showModal();
  const watch = new MutationObserver(() => {
    if (!host.isConnected) handlers.onRemoved();
  });
  watch.observe(document, { childList: true, subtree: true });

  return {
    frame,
    show(state, canRetry = false) {
      panel.hidden = state === 'open';
      retry.hidden = state !== 'failed' || !canRetry;
      status.textContent = state === 'failed' ? text.failed : text.opening;
      if (state === 'open') frame.focus();
    },
    focus: () => frame.focus(),
    remove() {
      watch.disconnect();
      dialog.onclose = null;
      dialog.close();
      host.remove();
      page.style.overflow = overflow;
      if (!hadStyle && !page.style.length) page.removeAttribute('style');
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    },
  };
}
