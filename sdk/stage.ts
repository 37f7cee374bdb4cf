import { genuine } from './genuine';
import { makeElement } from './make-element';
import { stageStyle } from './stage-style';
import { TITLE, words } from './words';

/** What the stage tells its session. */
export interface StageHandlers {
  /** Esc on the page (inside the frame it is the frame's matter), or Close beside the loading or failure text. */
  onDismiss(): void;
  onRetry(): void;
  /** The page took the stage out of the document. */
  onTakenOut(): void;
}

/** Where a frame lives on the merchant's page. Everything that it changes there is undone by `remove`. */
export interface Stage {
  readonly frame: HTMLIFrameElement;
  /** Loads the frame before anybody asks for it. */
  preload(): void;
  /** Resolves when the frame's page has loaded, or speaks: a font or a picture that does not come keeps no page from
   *  either. The first time it takes what was loaded ahead; else it loads from the beginning: what is put into a page anew
   *  starts anew, and without an entry in the history. */
  load(): Promise<unknown>;
  /** Brings it to the person: from here on its handlers are told. */
  enter(locale: keyof typeof words, handlers: StageHandlers): void;
  /** Text and Close while the frame loads; `failed` offers to try again where that may help. */
  show(state: 'opening' | 'open' | 'failed', canRetry?: boolean): void;
  /** Inline, CSS px; 0 hides it. */
  resize(heightPx: number): void;
  focus(): void;
  remove(): void;
}

function make<Tag extends keyof HTMLElementTagNameMap>(tag: Tag, parent: Node): HTMLElementTagNameMap[Tag] {
  const element = makeElement(tag);
  parent.appendChild(element);
  return element;
}

function sheetOf(style: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  return sheet;
}

/** A stage with the page at `address`: in `container`, or else a dialog in the top layer over the page, which is closed
 *  until `enter`. It has a shadow root, so that neither side's styles reach the other. */
export function createStage(address: string, container?: Element): Stage {
  const host = makeElement('div');
  const root = host.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [sheetOf(stageStyle)];
  const dialog = container ? undefined : make('dialog', root);
  const box = dialog ?? make('section', root);
  // In the page it is no landmark: several of them would bear one name, and the frame has it.
  if (dialog) dialog.ariaLabel = TITLE;
  const frame = makeElement('iframe');
  frame.src = address;
  frame.title = TITLE;
  frame.allow = 'otp-credentials; web-share; clipboard-write';
  frame.referrerPolicy = 'origin';
  const panel = make('div', box);
  const status = make('output', panel);
  const retry = make('button', panel);
  const close = make('button', panel);
  // Not by the page's style attribute, so that there is nothing of the page's to restore.
  const lock = sheetOf('html{overflow:hidden!important}');
  let text: (typeof words)['en' | 'hi'];
  let ahead: Promise<unknown> | undefined;
  let opener: Element | null;
  let watch: MutationObserver | undefined;
  let onKey: (event: KeyboardEvent) => void;
  const parent = container ?? genuine(document, 'body') ?? genuine(document, 'documentElement');
  genuine(parent, 'appendChild').call(parent, host);

  let onArrival: (value?: unknown) => void;
  /** What is said is for whoever greets the page. */
  function hear(event: MessageEvent): void {
    if (!event.isTrusted || !event.source || event.source !== frame.contentWindow) return;
    removeEventListener('message', hear);
    onArrival();
  }
  const load = (): Promise<unknown> =>
    new Promise((resolve) => {
      onArrival = resolve;
      frame.onload = resolve;
      addEventListener('message', hear);
      box.prepend(frame);
    });

  return {
    frame,
    preload() {
      ahead = load();
    },
    load() {
      const loading = ahead ?? load();
      ahead = undefined;
      return loading;
    },
    enter(locale, handlers) {
      watch = new MutationObserver(() => {
        if (!host.isConnected) handlers.onTakenOut();
      });
      watch.observe(document, { childList: true, subtree: true });
      text = words[locale];
      opener = genuine(document, 'activeElement');
      retry.textContent = text.retry;
      close.textContent = text.close;
      close.onclick = handlers.onDismiss;
      retry.onclick = handlers.onRetry;
      if (dialog) {
        // Else Android's Back would close the dialog before it reaches the history, and the frame's own entries in it.
        dialog.closedBy = 'none';
        // Browsers without `closedby` close it on Esc themselves.
        dialog.onclose = handlers.onDismiss;
        onKey = ({ key }) => {
          if (key === 'Escape') handlers.onDismiss();
        };
        addEventListener('keydown', onKey);
        genuine(document, 'adoptedStyleSheets').push(lock);
        dialog.showModal();
      }
    },
    show(state, canRetry = false) {
      panel.hidden = state === 'open';
      retry.hidden = !canRetry;
      status.textContent = text[state] ?? '';
      if (dialog) this.focus();
    },
    resize(heightPx) {
      host.hidden = !heightPx;
      if (!dialog) box.style.height = `${heightPx}px`;
    },
    focus: () => (panel.hidden ? frame : retry.hidden ? close : retry).focus(),
    remove() {
      removeEventListener('message', hear);
      host.remove();
      if (watch) {
        watch.disconnect();
        if (dialog) {
          removeEventListener('keydown', onKey);
          const sheets = genuine(document, 'adoptedStyleSheets') as CSSStyleSheet[] | undefined;
          if (sheets?.includes(lock)) sheets.splice(sheets.indexOf(lock), 1);
          // Of a form, `focus` may be one of its fields.
          if (opener) genuine(opener as HTMLElement, 'focus')?.call(opener as HTMLElement, { preventScroll: true });
        }
      }
    },
  };
}
