import type { Locale } from '../shared/locales';
import { containerStyle } from './container-style';
import { globalByName } from './global-by-name';
import type { KadamError } from './kadam-error';
import { make, makeElement } from './make-element';
import { nativeProperty } from './native-property';
import { createPanel, type Panel, type PanelHandlers } from './panel';
import type { CommonOptions } from './types/kadam.mjs';

/** Esc on the page calls `onDismiss` too; inside the frame the frame handles it. */
export interface ContainerHandlers extends PanelHandlers {
  /** The page has removed the container from the document. */
  onRemoved(): void;
}

export interface FrameContainer {
  readonly frame: HTMLIFrameElement;
  /** Resolves when the frame's page has fired `load` or sent a message, as a font or picture may hang. The first call uses
   *  the load that `createFrameContainer` began. Later calls reinsert the frame, which reloads it without a history entry. */
  load(): Promise<unknown>;
  enter(locale: Locale, options: CommonOptions, handlers: ContainerHandlers): void;
  /** `failed` shows the failure, with Try again if it is retryable. `isUnpaid` offers another way to pay. */
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

/** Creates the frame and starts to load `address`: in `container`, else in a dialog in the top layer, closed until `enter`.
 *  A shadow root separates the styles. */
export function createFrameContainer(address: string, container?: Element): FrameContainer {
  const host = makeElement('div');
  const root = host.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [sheetOf(containerStyle)];
  const dialog = container ? undefined : make('dialog', root);
  const box = dialog ?? make('section', root);
  const frame = makeElement('iframe');
  frame.src = address;
  // Only features that this browser supports: others cause a warning in the console.
  frame.allow = `clipboard-write${'OTPCredential' in window ? '; otp-credentials' : ''}${'share' in navigator ? '; web-share' : ''}`;
  // A cross-origin isolated page may embed only credentialless frames.
  if (globalByName('crossOriginIsolated')) frame.setAttribute('credentialless', '');
  frame.referrerPolicy = 'origin';
  // A style sheet instead of style attributes, so that nothing of the page has to be restored.
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

  /** The page gets narrower and stays usable. */
  function openBeside(dialog: HTMLDialogElement): void {
    isDocked = true;
    const margin = 414 / zoomOf(nativeProperty(document, 'documentElement'));
    pageSheet.replaceSync(`@media(min-width:860px){html{margin-inline-end:${margin}px!important}}`);
    dialog.popover = 'manual';
    dialog.showPopover();
  }

  /** The page cannot scroll and keeps its width. */
  function openOver(dialog: HTMLDialogElement): void {
    isDocked = false;
    const html = nativeProperty(document, 'documentElement');
    const body = nativeProperty(document, 'body');
    const { overflow } = getComputedStyle(html);
    // If only the body has an `overflow`, it applies to the window; one on `html` would make the body scroll by itself.
    const locked = body && overflow === 'visible' && getComputedStyle(body).overflow !== overflow ? 'body' : 'html';
    const { width, scale } = visualViewport as VisualViewport;
    // Keeps a gutter that the page has set.
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
  /** A first message proves that the page runs. Its content is for the link. */
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
  // Before the container is rendered, which takes time on the page's thread.
  let firstLoad: Promise<unknown> | undefined = load();

  return {
    frame,
    load() {
      const loading = firstLoad ?? load();
      firstLoad = undefined;
      return loading;
    },
    enter(locale, options, handlers) {
      watch = watchRemoval(host, handlers.onRemoved);
      panel = createPanel(box, locale, options, !!dialog, handlers);
      const { title } = panel.text;
      opener = nativeProperty(document, 'activeElement');
      for (let inner = opener; inner; inner = nativeProperty(inner, 'shadowRoot')?.activeElement ?? null)
        opener = inner;
      frame.title = title;
      // Not a landmark in the page: several widgets would have the same name.
      if (dialog) {
        dialog.ariaLabel = title;
        // Otherwise Android's Back would close the dialog instead of going back in the history.
        dialog.closedBy = 'none';
        // SAFETY: `placement` is an option of some kinds.
        const { placement } = options as { placement?: string };
        dialog.onclose = handlers.onDismiss;
        // Beside a docked app, Esc belongs to the page.
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
      // Focus fails below a modal dialog and in what a library has made inert.
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
        // A form may have a field named `focus`.
        if (opener)
          nativeProperty(opener as HTMLElement, 'focus')?.call(opener as HTMLElement, { preventScroll: true });
        dialog.onclose = null;
        dialog.close();
      }
      host.remove();
    },
  };
}
