import { overlayStyle } from './overlay-style';
import { TITLE, words } from './words';

/** What the overlay tells its session. */
export interface OverlayHandlers {
  /** Esc on the page (inside the frame it is the frame's matter), or Close beside the loading or failure text. */
  onDismiss(): void;
  onRetry(): void;
  /** The page took the overlay out of the document. */
  onTakenOut(): void;
}

/** The modal on the merchant's page. Everything it changes there is undone by `remove`. */
export interface Overlay {
  readonly frame: HTMLIFrameElement;
  /** Loads the frame from the beginning, without an entry in the history: what is put into a page anew starts anew. */
  load(): void;
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

function sheetOf(style: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  return sheet;
}

/** A dialog in the top layer, inside a shadow root, so that neither side's styles reach the other. */
export function createOverlay(address: string, locale: keyof typeof words, handlers: OverlayHandlers): Overlay {
  const text = words[locale];
  const opener = document.activeElement;
  const host = document.createElement('div');
  const root = host.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [sheetOf(overlayStyle)];
  const dialog = make('dialog', root);
  dialog.ariaLabel = TITLE;
  // Else Android's Back would close the dialog before it reaches the history, and the frame's own entries in it.
  dialog.closedBy = 'none';
  const frame = document.createElement('iframe');
  frame.src = address;
  frame.title = TITLE;
  frame.allow = 'otp-credentials; web-share; clipboard-write';
  frame.referrerPolicy = 'origin';
  const panel = make('div', dialog);
  const status = make('output', panel);
  const retry = make('button', panel, text.retry);
  const close = make('button', panel, text.close);
  close.onclick = handlers.onDismiss;
  retry.onclick = handlers.onRetry;
  // Browsers without `closedby` close it on Esc themselves.
  dialog.onclose = handlers.onDismiss;
  const onKey = ({ key }: KeyboardEvent): void => {
    if (key === 'Escape') handlers.onDismiss();
  };
  addEventListener('keydown', onKey);

  (document.body ?? document.documentElement).appendChild(host);
  // Not by the page's style attribute, so that there is nothing of the page's to restore.
  const lock = sheetOf('html{overflow:hidden!important}');
  document.adoptedStyleSheets.push(lock);
  dialog.showModal();
  const watch = new MutationObserver(() => {
    if (!host.isConnected) handlers.onTakenOut();
  });
  watch.observe(document, { childList: true, subtree: true });

  return {
    frame,
    load: () => dialog.prepend(frame),
    show(state, canRetry = false) {
      panel.hidden = state === 'open';
      retry.hidden = !canRetry;
      status.textContent = text[state] ?? '';
      this.focus();
    },
    focus: () => (panel.hidden ? frame : retry.hidden ? close : retry).focus(),
    remove() {
      watch.disconnect();
      removeEventListener('keydown', onKey);
      dialog.close();
      host.remove();
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== lock);
      (opener as HTMLElement | null)?.focus?.({ preventScroll: true });
    },
  };
}
