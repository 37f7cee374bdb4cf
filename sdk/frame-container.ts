import type { Locale } from '../shared/locales';
import { containerStyle } from './container-style';
import { genuine } from './genuine';
import type { KadamError } from './kadam-error';
import { make, makeElement } from './make-element';
import type { AnyOptions } from './options';
import { createPanel, type Panel, type PanelHandlers } from './panel';

/** What the container tells its session. Esc on the page dismisses it too; inside the frame it is the frame's matter. */
export interface ContainerHandlers extends PanelHandlers {
  /** The page took the container out of the document. */
  onTakenOut(): void;
}

/** Where a frame lives on the merchant's page. Everything that it changes there is undone by `remove`. */
export interface FrameContainer {
  readonly frame: HTMLIFrameElement;
  /** Resolves when the frame's page has loaded, or speaks: a font or a picture that does not come keeps no page from
   *  either. The first time it takes what has loaded since the container was made; else it loads from the beginning: what is
   *  put into a page anew starts anew, and without an entry in the history. */
  load(): Promise<unknown>;
  /** Brings it to the person: from here on its handlers are told. */
  enter(locale: Locale, options: AnyOptions, handlers: ContainerHandlers): void;
  /** `failed` says so, and offers to try again where that may help; `isUnpaid`: and another way to pay. */
  show(state: 'opening' | 'open' | 'failed', failure?: KadamError, isUnpaid?: boolean): void;
  /** Inline, CSS px; 0 hides it. */
  resize(heightPx: number): void;
  focus(): void;
  remove(): void;
}

function sheetOf(style: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  return sheet;
}

/** With the page at `address`, which begins to load: in `container`, or else a dialog in the top layer over the page, which
 *  is closed until `enter`. It has a shadow root, so that neither side's styles reach the other. */
export function createFrameContainer(address: string, container?: Element): FrameContainer {
  const host = makeElement('div');
  const root = host.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [sheetOf(containerStyle)];
  const dialog = container ? undefined : make('dialog', root);
  const box = dialog ?? make('section', root);
  const frame = makeElement('iframe');
  frame.src = address;
  frame.allow = 'otp-credentials; web-share; clipboard-write';
  frame.referrerPolicy = 'origin';
  // Not by the page's style attribute, so that there is nothing of the page's to restore.
  const pageSheet = sheetOf('');
  let panel: Panel;
  let opener: Element | null;
  let watch: MutationObserver | undefined;
  const over = new AbortController();
  const { signal } = over;
  const parent = container ?? genuine(document, 'body') ?? genuine(document, 'documentElement');
  genuine(parent, 'appendChild').call(parent, host);

  /** Into what is seen of the page: a keyboard lies over it, unless the page itself asks for another way. Who looks closer
   *  sees less, and nothing covers it. */
  function fit(): void {
    const { height, offsetTop, scale } = visualViewport as VisualViewport;
    if (dialog && scale === 1) {
      dialog.style.maxHeight = `${height}px`;
      dialog.style.inset = `${offsetTop}px 0 calc(100% - ${offsetTop + height}px)`;
    }
  }

  let onArrival: (value?: unknown) => void;
  /** What is said is for whoever greets the page. */
  function onMessage(event: MessageEvent): void {
    if (!event.isTrusted || !event.source || event.source !== frame.contentWindow) return;
    removeEventListener('message', onMessage);
    onArrival();
  }
  const load = (): Promise<unknown> =>
    new Promise((resolve) => {
      onArrival = resolve;
      frame.onload = resolve;
      addEventListener('message', onMessage, { signal });
      box.prepend(frame);
    });
  // Before the person sees anything of it, which the page's own thread has to draw meanwhile.
  let ahead: Promise<unknown> | undefined = load();

  return {
    frame,
    load() {
      const loading = ahead ?? load();
      ahead = undefined;
      return loading;
    },
    enter(locale, options, handlers) {
      watch = new MutationObserver(() => {
        if (!host.isConnected) handlers.onTakenOut();
      });
      watch.observe(document, { childList: true, subtree: true });
      panel = createPanel(box, locale, options, !!dialog, handlers);
      const { title } = panel.text;
      opener = genuine(document, 'activeElement');
      frame.title = title;
      // In the page it is no landmark: several of them would bear one name, and the frame has it.
      if (dialog) {
        dialog.ariaLabel = title;
        // Else Android's Back would close the dialog before it reaches the history, and the frame's own entries in it.
        dialog.closedBy = 'none';
        // SAFETY: of what some kinds have besides it is the place.
        const { placement } = options as { placement?: string };
        // Beside the page, which stays in use and gets narrower, where both have room; else over it.
        const isDocked = placement === 'docked' && 'popover' in dialog && matchMedia('(min-width:860px)').matches;
        pageSheet.replaceSync(
          isDocked
            ? '@media(min-width:860px){html{margin-inline-end:414px!important}}'
            : 'html{overflow:hidden!important}',
        );
        // Browsers without `closedby` close it on Esc themselves.
        dialog.onclose = handlers.onDismiss;
        // A page in use has its keys for itself.
        const onKey = ({ key, target }: KeyboardEvent): void => {
          if (key === 'Escape' && (!isDocked || target === host)) handlers.onDismiss();
        };
        addEventListener('keydown', onKey, { signal });
        for (const event of ['resize', 'scroll']) visualViewport?.addEventListener(event, fit, { signal });
        genuine(document, 'adoptedStyleSheets').push(pageSheet);
        if (isDocked) {
          dialog.popover = 'manual';
          dialog.showPopover();
        } else dialog.showModal();
      }
    },
    show(state, failure, isUnpaid) {
      panel.show(state, failure, isUnpaid);
      if (dialog) this.focus();
    },
    resize(heightPx) {
      host.hidden = !heightPx;
      box.style.setProperty('--h', `${heightPx}px`);
    },
    focus() {
      if (!panel.focus()) frame.focus();
    },
    remove() {
      over.abort();
      host.remove();
      if (watch) {
        watch.disconnect();
        if (dialog) {
          const sheets = genuine(document, 'adoptedStyleSheets') as CSSStyleSheet[] | undefined;
          if (sheets?.includes(pageSheet)) sheets.splice(sheets.indexOf(pageSheet), 1);
          // Of a form, `focus` may be one of its fields.
          if (opener) genuine(opener as HTMLElement, 'focus')?.call(opener as HTMLElement, { preventScroll: true });
        }
      }
    },
  };
}
