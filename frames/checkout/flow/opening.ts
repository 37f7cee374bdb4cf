import type { ResponseOf } from '../../../shared/api/endpoint';
import type { orderInfo } from '../../../shared/api/payment';
import type { widgetInit } from '../../../shared/api/widget';
import { mobileDigits } from '../../../shared/rules/validation';
import { appLinkOffered } from '../../app-link';
import type { Failure } from '../../platform/api/failure';
import { at } from '../../platform/flow/at';
import type { AnswerOf } from './calls';
import { type CheckoutFlow, callOnce, change, show } from './checkout-flow';
import type { OpenRequest, TimerName } from './events';
import { askVariant } from './experiment';
import { initialState, nothingTyped } from './initial-state';
import { countToEnd, takeEnd } from './more-time';
import { withTold } from './session-config';
import { showPayment } from './show-payment';
import { end } from './terminal-screen';

const timers: readonly TimerName[] = ['snackbar', 'otpFailure', 'poll', 'timeLow', 'orderEnd'];

/** The host, or the address of a full page, opens the checkout: everything starts anew, and late answers
 *  stay stale. Source: S1§3, S1§4. */
export function open(flow: CheckoutFlow, request: OpenRequest): void {
  flow.endAllIntents();
  for (const timer of timers) flow.stopTimer(timer);
  const { screen, config } = flow.state;
  const { userUUID, clientId } = config;
  const { draft, entry } = request;
  const sourceRef = entry.kind === 'page' ? entry.ref : null;
  change(flow, {
    ...initialState,
    config: { ...initialState.config, userUUID, clientId: request.clientId ?? clientId, sourceRef },
    phase: 'open',
    entry,
    merchant: request.merchant,
    widgetData: request.config,
    isProviderOrigin: request.isProviderOrigin,
    offline: !request.online,
    openedAtMs: flow.nowMs,
    paymentUserData: {
      ...nothingTyped,
      mobile: mobileDigits(draft?.mobile || request.mobile),
      isTermsAccepted: draft?.isTermsAccepted ?? false,
      isWhatsappConsentAccepted: draft?.isWhatsappConsentAccepted ?? request.isWhatsappConsentAccepted ?? false,
      linkMobile: draft?.linkMobile ?? '',
      preScreeningFormData: {
        ...nothingTyped.preScreeningFormData,
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
  flow.run({ type: 'applyTheme', theme: request.merchant.theme });
  // Storage stays broken whatever the host sends.
  if (screen.name === 'ended' && screen.reason === 'incompatible') {
    show(flow, screen);
    return;
  }
  if (request.hasSession) startReading(flow);
  else startSession(flow);
}

/** Asks for a session of this transaction. Without a token or reference there is nothing to ask with. */
export function startSession(flow: CheckoutFlow): void {
  const { entry, config } = flow.state;
  switch (entry?.kind) {
    case 'frame':
      callOnce(flow, 'init', { checkoutToken: entry.checkoutToken });
      break;
    case 'page':
      if (config.sourceRef) callOnce(flow, 'init', { ref: config.sourceRef });
      else end(flow, 'linkInvalid', null);
      break;
    case 'lenderReturn':
      end(flow, 'elsewhere', null);
      break;
    case undefined:
      end(flow, 'sessionExpired', null);
      break;
    default:
      entry satisfies never;
  }
}

export function onSession(flow: CheckoutFlow, data: ResponseOf<typeof widgetInit>): void {
  takeConfig(flow, data.sessionConfig);
  flow.run({ type: 'rememberSession', sessionToken: data.sessionToken, sessionId: data.sessionId });
  startReading(flow);
}

/** A page of our own has the server's colours, a frame those of the page around it. */
function takeConfig(flow: CheckoutFlow, told: ResponseOf<typeof widgetInit>['sessionConfig']): void {
  const config = withTold(flow.state.config, told);
  const { theme } = config;
  change(flow, { config, appLink: appLinkOffered(flow.state.appLink, config.hasAppLink) });
  if (theme && flow.state.entry?.kind !== 'frame')
    flow.run({ type: 'applyTheme', theme: { ...flow.state.merchant.theme, ...theme } });
}

/** Order, payment and lenders are asked for side by side: the first screen waits for the slowest, not for the sum. */
function startReading(flow: CheckoutFlow): void {
  if (!flow.state.pgData) callOnce(flow, 'orderInfo', undefined);
  callOnce(flow, 'details', undefined);
  if (!flow.state.paymentDetails) callOnce(flow, 'offers', undefined);
  askVariant(flow);
}

export function onOrder(flow: CheckoutFlow, data: ResponseOf<typeof orderInfo>): void {
  const { paymentUserData: typed, merchant, openedAtMs } = flow.state;
  const { shouldShowTimer, sessionConfig, isWhatsappConsentAccepted: _, serverNowMs: __, ...order } = data;
  if (sessionConfig) takeConfig(flow, sessionConfig);
  const hasTimer = shouldShowTimer && flow.state.config.shouldShowTimer;
  change(flow, {
    pgData: order,
    timer: hasTimer ? { startsAtMs: openedAtMs, endsAtMs: order.expiresAtMs } : null,
    paymentUserData: { ...typed, mobile: typed.mobile || (order.mobile ?? '') },
    merchant: {
      ...merchant,
      merchantName: merchant.merchantName || order.merchantName,
      merchantLogo: merchant.merchantLogo || (order.merchantLogo ?? ''),
    },
  });
  countToEnd(flow, order.expiresAtMs);
  const { earlyDetails } = flow.state;
  if (earlyDetails) {
    change(flow, { earlyDetails: null });
    showPayment(flow, earlyDetails, null);
  }
}

/** The first answer shows the first screen; later ones say what became of a step that failed. */
export function onDetails(flow: CheckoutFlow, data: AnswerOf<'details'>): void {
  if (!flow.state.pgData) {
    change(flow, { earlyDetails: data });
    return;
  }
  takeEnd(flow, data.expiresAtMs);
  const why = flow.state.reason;
  change(flow, { reason: null });
  showPayment(flow, data, why);
}

/** One of the first three did not come: the others are of no use alone. */
export function failStart(flow: CheckoutFlow, failure: Failure): void {
  if (flow.state.screen.name === 'loading') show(flow, { name: 'startFailed', failure });
}

export function retryStart(flow: CheckoutFlow): void {
  if (!at(flow.state, 'startFailed')) return;
  show(flow, { name: 'loading' });
  if (flow.statusOf('init') === 'error') startSession(flow);
  else startReading(flow);
}
