import type { ResponseOf } from '../../../shared/api/endpoint';
import type { orderInfo } from '../../../shared/api/payment';
import type { widgetInit } from '../../../shared/api/widget';
import { mobileDigits } from '../../../shared/rules/validation';
import { appLinkOffered } from '../../app-link';
import type { Failure } from '../../platform/api/failure';
import type { AnswerOf } from './calls';
import type { CheckoutContext } from './checkout-context';
import type { OpenRequest } from './events';
import { askVariant } from './experiment';
import { initialState, nothingTyped } from './initial-state';
import { countToEnd, takeEnd } from './more-time';
import { withTold } from './session-config';
import { showPayment } from './show-payment';
import { end } from './terminal-screen';

/** The host, or the address of a full page, opens the checkout: everything starts anew, only numbers go on counting so
 *  that late answers stay stale. Source: S1§3, S1§4. */
export function open(context: CheckoutContext, request: OpenRequest): void {
  context.abandonAll();
  const { nextId, screen, config } = context.state;
  const { userUUID, clientId } = config;
  const { draft, entry } = request;
  const sourceRef = entry.kind === 'page' ? entry.ref : null;
  context.set({
    ...initialState,
    nextId,
    config: { ...initialState.config, userUUID, clientId: request.clientId ?? clientId, sourceRef },
    phase: 'open',
    entry,
    merchant: request.merchant,
    widgetData: request.config,
    isProviderOrigin: request.isProviderOrigin,
    offline: !request.online,
    openedAtMs: context.nowMs,
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
  context.ask({ type: 'applyTheme', theme: request.merchant.theme });
  // Storage stays broken whatever the host sends.
  if (screen.name === 'ended' && screen.reason === 'incompatible') {
    context.show(screen);
    return;
  }
  if (request.hasSession) startReading(context);
  else startSession(context);
}

/** Asks for a session of this transaction. Without a token or reference there is nothing to ask with. */
export function startSession(context: CheckoutContext): void {
  const { entry, config } = context.state;
  switch (entry?.kind) {
    case 'frame':
      context.call('init', { checkoutToken: entry.checkoutToken });
      break;
    case 'page':
      if (config.sourceRef) context.call('init', { ref: config.sourceRef });
      else end(context, 'linkInvalid', null);
      break;
    case 'lenderReturn':
      end(context, 'elsewhere', null);
      break;
    case undefined:
      end(context, 'sessionExpired', null);
      break;
    default:
      entry satisfies never;
  }
}

export function onSession(context: CheckoutContext, data: ResponseOf<typeof widgetInit>): void {
  takeConfig(context, data.sessionConfig);
  context.ask({ type: 'rememberSession', sessionToken: data.sessionToken, sessionId: data.sessionId });
  startReading(context);
}

/** A page of our own has the server's colours, a frame those of the page around it. */
function takeConfig(context: CheckoutContext, told: ResponseOf<typeof widgetInit>['sessionConfig']): void {
  const config = withTold(context.state.config, told);
  const { theme } = config;
  context.set({ config, appLink: appLinkOffered(context.state.appLink, config.hasAppLink) });
  if (theme && context.state.entry?.kind !== 'frame')
    context.ask({ type: 'applyTheme', theme: { ...context.state.merchant.theme, ...theme } });
}

/** Order, payment and lenders are asked for side by side: the first screen waits for the slowest, not for the sum. */
function startReading(context: CheckoutContext): void {
  if (!context.state.pgData) context.call('orderInfo', undefined);
  context.call('details', undefined);
  if (!context.state.paymentDetails) context.call('offers', undefined);
  askVariant(context);
}

export function onOrder(context: CheckoutContext, data: ResponseOf<typeof orderInfo>): void {
  const { paymentUserData: typed, merchant, openedAtMs } = context.state;
  const { shouldShowTimer, sessionConfig, isWhatsappConsentAccepted: _, serverNowMs: __, ...order } = data;
  if (sessionConfig) takeConfig(context, sessionConfig);
  const hasTimer = shouldShowTimer && context.state.config.shouldShowTimer;
  context.set({
    pgData: order,
    timer: hasTimer ? { startsAtMs: openedAtMs, endsAtMs: order.expiresAtMs } : null,
    paymentUserData: { ...typed, mobile: typed.mobile || (order.mobile ?? '') },
    merchant: {
      ...merchant,
      merchantName: merchant.merchantName || order.merchantName,
      merchantLogo: merchant.merchantLogo || (order.merchantLogo ?? ''),
    },
  });
  countToEnd(context, order.expiresAtMs);
  const { earlyDetails } = context.state;
  if (earlyDetails) {
    context.set({ earlyDetails: null });
    showPayment(context, earlyDetails, null);
  }
}

/** The first answer shows the first screen; later ones say what became of a step that failed. */
export function onDetails(context: CheckoutContext, data: AnswerOf<'details'>): void {
  if (!context.state.pgData) {
    context.set({ earlyDetails: data });
    return;
  }
  takeEnd(context, data.expiresAtMs);
  const why = context.state.reason;
  context.set({ reason: null });
  showPayment(context, data, why);
}

/** One of the first three did not come: the others are of no use alone. */
export function failStart(context: CheckoutContext, failure: Failure): void {
  if (context.state.screen.name === 'loading') context.show({ name: 'startFailed', failure });
}

export function retryStart(context: CheckoutContext): void {
  if (!context.on('startFailed')) return;
  context.show({ name: 'loading' });
  if (context.state.callStatus.init === 'error') startSession(context);
  else startReading(context);
}
