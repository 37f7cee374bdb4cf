import { groupDigits } from '../shared/format/group-digits';
import type { Locale } from '../shared/locales';
import type { KadamError } from './kadam-error';
import { make } from './make-element';
import { sdkMessages } from './messages';
import type { CommonOptions } from './types/kadam.mjs';

export interface PanelHandlers {
  /** The button that leaves, beside what is said while the frame is not up. */
  onDismiss(): void;
  onRetry(): void;
}

/** What the SDK itself draws where a frame is to be, and what it says when none comes. */
export interface Panel {
  readonly text: (typeof sdkMessages)[Locale];
  show(state: 'opening' | 'open' | 'failed', failure?: KadamError, isUnpaid?: boolean): void;
  /** Whether it is seen, and has the focus then. */
  focus(): boolean;
}

/** Draws the panel into `box`; over the page (`isOver`) with the shop and what is bought, as the merchant gave them. */
export function createPanel(
  box: HTMLElement,
  locale: Locale,
  options: CommonOptions,
  isOver: boolean,
  handlers: PanelHandlers,
): Panel {
  const { merchantDetails, merchantTheme, order } = options;
  // SAFETY: of what some kinds have besides it is the price.
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
      // SAFETY: where it is open nothing is said, which a node takes as an empty text.
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
