import { groupDigits } from '../shared/format/group-digits';
import type { Locale } from '../shared/locales';
import type { KadamError } from './kadam-error';
import { make } from './make-element';
import { sdkMessages } from './messages';
import type { CommonOptions } from './types/kadam.mjs';

export interface PanelHandlers {
  onDismiss(): void;
  onRetry(): void;
}

export interface Panel {
  readonly text: (typeof sdkMessages)[Locale];
  show(state: 'opening' | 'open' | 'failed', failure?: KadamError, isUnpaid?: boolean): void;
  /** Focuses its button. Returns false if the panel is hidden. */
  focus(): boolean;
}

/** Renders the panel into `box`; over the page (`isOver`) with the shop and the purchase. */
export function createPanel(
  box: HTMLElement,
  locale: Locale,
  options: CommonOptions,
  isOver: boolean,
  handlers: PanelHandlers,
): Panel {
  const { merchantDetails, merchantTheme, order } = options;
  // SAFETY: `amount` is an option of some kinds.
  const { amount = order?.amount } = options as { amount?: number };
  const text = sdkMessages[locale];
  const scheme = merchantTheme?.scheme ?? 'light';
  box.style.colorScheme = scheme === 'auto' ? 'light dark' : scheme;
  const panel = make('div', box);
  if (isOver) {
    make('header', panel, merchantDetails.merchantName);
    if (amount) make('b', make('p', panel, order?.name), `₹${groupDigits(`${amount}`)}`);
  }
  const status = make('output', panel);
  const unpaid = make('span', panel);
  for (let row = 0; row < 5; row += 1) make('i', panel);
  const retry = make('button', panel, text.retry);
  const leave = make('button', panel);
  retry.onclick = handlers.onRetry;
  leave.onclick = handlers.onDismiss;
  return {
    text,
    show(state, failure, isUnpaid) {
      panel.hidden = state === 'open';
      panel.className = state;
      retry.hidden = !failure?.retryable;
      // SAFETY: `open` has no text, which a node treats as an empty one.
      status.textContent = text[state as 'opening'];
      unpaid.textContent = isUnpaid ? text.unpaid : '';
      leave.textContent = isUnpaid ? text.payElse : text.close;
    },
    focus() {
      (retry.hidden ? leave : retry).focus();
      return !panel.hidden;
    },
  };
}
