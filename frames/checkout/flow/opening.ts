import type { ResponseOf } from '../../../shared/api/endpoint';
import type { orderInfo } from '../../../shared/api/payment';
import type { widgetInit } from '../../../shared/api/widget';
import type { Failure } from '../../platform/api/failure';
import { abandonAllCalls, startCall } from './calling';
import type { AnswerOf } from './calls';
import type { OpenRequest } from './events';
import { cleanMobile } from './field-rules';
import { end } from './halt';
import { initialState, nothingTyped } from './initial-state';
import { place } from './place';
import type { Turn } from './turn';

/** The host, or the address of a full page, opens the checkout: everything starts anew, only numbers go on counting so
 *  that late answers stay stale. Source: S1§3, S1§4. */
export function open(turn: Turn, request: OpenRequest): void {
  abandonAllCalls(turn);
  const { nextId, screen } = turn.state;
  const { draft } = request;
  turn.set({
    ...initialState,
    nextId,
    phase: 'open',
    entry: request.entry,
    merchant: request.merchant,
    config: request.config,
    isProviderOrigin: request.isProviderOrigin,
    offline: !request.online,
    openedAtMs: turn.nowMs,
    typed: {
      ...nothingTyped,
      mobile: cleanMobile(draft?.mobile || request.mobile),
      isTermsAccepted: draft?.isTermsAccepted ?? false,
      isWhatsappConsentAccepted: draft?.isWhatsappConsentAccepted ?? request.isWhatsappConsentAccepted ?? true,
      linkMobile: draft?.linkMobile ?? '',
      ntb: {
        ...nothingTyped.ntb,
        userName: draft?.userName ?? '',
        email: draft?.email ?? '',
        pincode: draft?.pincode ?? '',
      },
    },
    ntb: { ...initialState.ntb, resumesWith: draft?.ntbLenderId ?? null },
    choice: { lenderId: draft?.lenderId ?? null, emiPlanId: draft?.emiPlanId ?? null },
    modal: request.showCancellationPopup
      ? { name: 'cancelTransactionModal', phase: 'asking', failure: null }
      : { name: 'none' },
  });
  turn.ask({ type: 'applyTheme', theme: request.merchant.theme });
  // Storage stays broken whatever the host sends.
  if (screen.name === 'ended' && screen.reason === 'incompatible') {
    turn.show(screen);
    return;
  }
  if (request.hasSession) startReading(turn);
  else startSession(turn);
}

/** Asks for a session of this transaction. Without a token or reference there is nothing to ask with. */
export function startSession(turn: Turn): void {
  const { entry } = turn.state;
  switch (entry?.kind) {
    case 'frame':
      startCall(turn, 'init', { checkoutToken: entry.checkoutToken });
      break;
    case 'page':
      if (entry.ref === '') end(turn, 'linkInvalid', null);
      else startCall(turn, 'init', { ref: entry.ref });
      break;
    case 'lenderReturn':
      end(turn, 'elsewhere', null);
      break;
    case undefined:
      end(turn, 'sessionExpired', null);
      break;
    default:
      entry satisfies never;
  }
}

export function onSession(turn: Turn, data: ResponseOf<typeof widgetInit>): void {
  const { merchant } = turn.state;
  turn.set({
    merchant: {
      ...merchant,
      merchantName: merchant.merchantName || data.merchantName,
      merchantLogo: merchant.merchantLogo || (data.merchantLogo ?? ''),
    },
  });
  turn.ask({ type: 'rememberSession', sessionToken: data.sessionToken });
  startReading(turn);
}

/** Order, place and lenders are asked for side by side: the first screen waits for the slowest, not for the sum. */
export function startReading(turn: Turn): void {
  if (!turn.state.order) startCall(turn, 'orderInfo', undefined);
  startCall(turn, 'details', undefined);
  if (!turn.state.offers) startCall(turn, 'offers', undefined);
}

export function onOrder(turn: Turn, data: ResponseOf<typeof orderInfo>): void {
  const { typed, merchant, openedAtMs } = turn.state;
  const { shouldShowTimer, isWhatsappConsentAccepted: _, serverNowMs: __, ...order } = data;
  turn.set({
    order,
    timer: shouldShowTimer ? { startsAtMs: openedAtMs, endsAtMs: order.expiresAtMs } : null,
    typed: { ...typed, mobile: typed.mobile || (order.mobile ?? '') },
    merchant: {
      ...merchant,
      merchantName: merchant.merchantName || order.merchantName,
      merchantLogo: merchant.merchantLogo || (order.merchantLogo ?? ''),
    },
  });
  const delayMs = Math.max(0, order.expiresAtMs - turn.nowMs);
  turn.ask({ type: 'startTimer', timer: 'orderEnd', id: turn.newId(), delayMs });
  const { unplaced } = turn.state;
  if (unplaced) {
    turn.set({ unplaced: null });
    place(turn, unplaced, null);
  }
}

/** The first answer shows the first screen; later ones say what became of a step that failed. */
export function onDetails(turn: Turn, data: AnswerOf<'details'>): void {
  if (!turn.state.order) {
    turn.set({ unplaced: data });
    return;
  }
  const why = turn.state.reason;
  turn.set({ reason: null });
  place(turn, data, why);
}

/** One of the first three did not come: the others are of no use alone. */
export function failStart(turn: Turn, failure: Failure): void {
  if (turn.state.screen.name === 'loading') turn.show({ name: 'startFailed', failure });
}

export function retryStart(turn: Turn): void {
  if (!turn.on('startFailed')) return;
  turn.show({ name: 'loading' });
  if (turn.state.callStatus.init === 'error') startSession(turn);
  else startReading(turn);
}
