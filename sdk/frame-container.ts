import type { Locale } from '../shared/locales';
import { containerStyle } from './container-style';
import { globalByName } from './global-by-name';
import type { KadamError } from './kadam-error';
import { make, makeElement } from './make-element';
import { nativeProperty } from './native-property';
import { createPanel, type Panel, type PanelHandlers } from './panel';
import type { CommonOptions } from './types/kadam.mjs';

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
  enter(locale: Locale, options: CommonOptions, handlers: ContainerHandlers): void;
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

/** CSS `zoom` of an element and its ancestors; 1 if the browser does not support it. */
const zoomOf = (element: Element): number => element.currentCSSZoom || 1;

/** Events that focus traps of a page listen to. */
const TRAPPED = 'pointerdown mousedown touchstart click keydown focusin';

/** Calls `onRemoval` when an element has left its document. A removal inside a shadow root is not seen from outside, so
 *  each enclosing root is observed. */
function watchRemoval(element: Element, onRemoval: () => void): MutationObserver {
  const watch = new MutationObserver(() => {
    if (!element.isConnected) onRemoval();
  });
  for (let node: Node | null = element; node; ) {
    const root: Node = nativeProperty(node, 'getRootNode').call(node);
    watch.observe(root, { childList: true, subtree: true });
    node = root instanceof ShadowRoot ? root.host : null;
  }
  return watch;
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
  // Only features that this browser knows: it logs a warning for any other.
  frame.allow = `clipboard-write${'OTPCredential' in window ? '; otp-credentials' : ''}${'share' in navigator ? '; web-share' : ''}`;
  // A cross-origin isolated page may embed only credentialless frames.
  if (globalByName('crossOriginIsolated')) frame.setAttribute('credentialless', '');
  frame.referrerPolicy = 'origin';
  // Not by the page's style attribute, so that there is nothing of the page's to restore.
  const pageSheet = sheetOf('');
  let panel: Panel;
  let opener: Element | null;
  let watch: MutationObserver | undefined;
  const over = new AbortController();
  const { signal } = over;
  const parent = container ?? nativeProperty(document, 'body') ?? nativeProperty(document, 'documentElement');
  nativeProperty(parent, 'appendChild').call(parent, host);

  let isDocked = false;

  /** Fits the overlay into the visual viewport, which an on-screen keyboard makes smaller; not while the user has
   *  zoomed in (`scale`). A CSS `zoom` of the page is undone. */
  function fit(): void {
    if (!dialog) return;
    const { height, offsetTop, scale } = visualViewport as VisualViewport;
    unzoom();
    if (scale === 1) {
      dialog.style.maxHeight = `${height}px`;
      dialog.style.inset = `${offsetTop}px 0 calc(100% - ${offsetTop + height}px)`;
    }
  }

  function unzoom(): void {
    box.style.zoom = `${1 / zoomOf(host)}`;
  }

  /** Beside the page, which stays in use and gets narrower. */
  function openBeside(dialog: HTMLDialogElement): void {
    isDocked = true;
    const margin = 414 / zoomOf(nativeProperty(document, 'documentElement'));
    pageSheet.replaceSync(`@media(min-width:860px){html{margin-inline-end:${margin}px!important}}`);
    dialog.popover = 'manual';
    dialog.showPopover();
  }

  /** Over the page, which does not scroll meanwhile and keeps the width that its scrollbar leaves. */
  function openOver(dialog: HTMLDialogElement): void {
    isDocked = false;
    const html = nativeProperty(document, 'documentElement');
    const body = nativeProperty(document, 'body');
    const { overflow } = getComputedStyle(html);
    // If only the body has an `overflow`, it applies to the window; one on `html` would make the body scroll by itself.
    const locked = body && overflow === 'visible' && getComputedStyle(body).overflow !== overflow ? 'body' : 'html';
    const { width, scale } = visualViewport as VisualViewport;
    // A gutter that the page has asked for stays.
    const gutter = innerWidth - width * scale > 1 ? ':where(html){scrollbar-gutter:stable}' : '';
    pageSheet.replaceSync(`${gutter}${locked}{overflow:hidden!important}`);
    dialog.showModal();
  }

  /** Stops events inside the overlay before a focus trap of the page receives them. */
  function guard(): void {
    const onEvent = (event: Event): void => {
      const [target] = event.composedPath();
      if (!(target instanceof HTMLElement) || !root.contains(target)) return;
      event.stopImmediatePropagation();
      if (event.type === 'click') target.onclick?.(event as PointerEvent);
    };
    for (const type of TRAPPED.split(' ')) addEventListener(type, onEvent, { capture: true, signal });
  }

  let onArrival: (value?: unknown) => void;
  /** What is said is for whoever connects to the page. */
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
      watch = watchRemoval(host, handlers.onTakenOut);
      panel = createPanel(box, locale, options, !!dialog, handlers);
      const { title } = panel.text;
      opener = nativeProperty(document, 'activeElement');
      for (let inner = opener; inner; inner = nativeProperty(inner, 'shadowRoot')?.activeElement ?? null)
        opener = inner;
      frame.title = title;
      // In the page it is no landmark: several of them would bear one name, and the frame has it.
      if (dialog) {
        dialog.ariaLabel = title;
        // Else Android's Back would close the dialog before it reaches the history, and the frame's own entries in it.
        dialog.closedBy = 'none';
        // SAFETY: of what some kinds have besides it is the place.
        const { placement } = options as { placement?: string };
        // Browsers without `closedby` close it on Esc themselves.
        dialog.onclose = handlers.onDismiss;
        // A page in use has its keys for itself.
        const onKey = ({ key, target }: KeyboardEvent): void => {
          if (key === 'Escape' && (!isDocked || target === host)) handlers.onDismiss();
        };
        addEventListener('keydown', onKey, { capture: true, signal });
        for (const event of ['resize', 'scroll']) visualViewport?.addEventListener(event, fit, { signal });
        nativeProperty(document, 'adoptedStyleSheets').push(pageSheet);
        if (placement === 'docked' && 'popover' in dialog && matchMedia('(min-width:860px)').matches)
          openBeside(dialog);
        else openOver(dialog);
        unzoom();
      }
      guard();
    },
    show(state, failure, isUnpaid) {
      panel.show(state, failure, isUnpaid);
      if (!dialog) return;
      this.focus();
      // The focus failed: the page is under a modal dialog, or a library has made it inert.
      if (isDocked && !root.activeElement) {
        dialog.hidePopover();
        openOver(dialog);
        this.focus();
      }
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
      watch?.disconnect();
      if (watch && dialog) {
        const sheets = nativeProperty(document, 'adoptedStyleSheets') as CSSStyleSheet[] | undefined;
        if (sheets?.includes(pageSheet)) sheets.splice(sheets.indexOf(pageSheet), 1);
        // In a form, `focus` may be the name of a field.
        if (opener)
          nativeProperty(opener as HTMLElement, 'focus')?.call(opener as HTMLElement, { preventScroll: true });
        // Only the browser can return the focus into a closed shadow root.
        dialog.onclose = null;
        dialog.close();
      }
      host.remove();
    },
  };
}
