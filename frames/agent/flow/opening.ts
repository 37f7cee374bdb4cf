import type { Failure } from '../../platform/api/failure';
import { failureText } from '../messages/failure-text';
import { openFirstSheet } from './close-table';
import { askEmiDetails } from './emi-details';
import type { OpenRequest } from './events';
import { cleanAmount, cleanMobile } from './field-rules';
import { initialState, noWords } from './initial-state';
import { hideSheet, openSheet, setStack } from './navigation';
import type { SalesContext } from './sales-context';
import type { LenderLimits, Route, SupportContact } from './state';
import { closeApp } from './terminal-screen';

/** openSalesApp: everything starts anew, only request numbers go on counting so that late answers stay stale.
 *  Source: S2§4. */
export function open(context: SalesContext, request: OpenRequest): void {
  context.abandonAll();
  const { nextId, userUuid, terminalScreen } = context.state;
  const { draft, isReload } = request;
  const typed = isReload ? draft : null;
  context.set({
    ...initialState,
    nextId,
    userUuid,
    // Storage stays broken whatever the host sends; another account may not be blocked.
    terminalScreen: terminalScreen === 'incompatible' ? terminalScreen : 'none',
    merchantData: request.merchantData,
    mobile: cleanMobile(typed?.mobile || request.mobile),
    amount: typed?.amount || firstAmount(request),
    ntbForm: { ...initialState.ntbForm, userName: typed?.userName ?? '', email: typed?.email ?? '' },
    verifiedMobiles: request.verifiedMobiles.filter((verified) => verified.untilMs > request.nowMs),
    shareSupport: request.shareSupport,
    offline: !request.online,
    entry: { path: request.path, draft: typed },
  });
  context.ask({ type: 'applyTheme', theme: request.merchantData.theme });
  if (request.isReset) closeApp(context, 'routeReset');
  else if (request.error !== null) showInitError(context, { source: 'host', message: request.error });
  else if (request.path === '/sales-session-expired' || request.path === '/sales-agent-blocked') {
    context.set({ phase: 'ready' });
    setStack(context, [request.path]);
  } else startInit(context);
}

/** The host's amount, else the one of unfinished work. */
const firstAmount = (request: OpenRequest): string =>
  cleanAmount(request.amount === null ? (request.draft?.amount ?? '') : String(request.amount));

export function startInit(context: SalesContext): void {
  hideSheet(context);
  context.set({ phase: 'starting', salesAppInitError: null });
  context.call('init', undefined);
}

export function showInitError(
  context: SalesContext,
  error: { source: 'host'; message: string } | { source: 'init'; failure: Failure },
): void {
  context.set({ salesAppInitError: error, phase: 'ready' });
  const { error: words, common } = context.messages;
  const isHost = error.source === 'host';
  const own = !isHost && error.failure.kind === 'business' ? failureText(context.messages, error.failure) : null;
  openSheet(context, 'ERROR', {
    ...noWords,
    mainTitle: isHost ? words.title : (error.failure.title ?? words.initTitle),
    subTitle: isHost ? error.message : (own ?? words.text),
    primaryText: isHost ? '' : common.code(error.failure.code),
    secondaryText: isHost || error.failure.retry === false ? '' : common.retry,
    btnName: words.closeApp,
    textColor: 'error',
  });
}

/** Init has answered: the first screen, or the one that was open before a reload. */
export function onInit(
  context: SalesContext,
  data: {
    merchantName: string;
    merchantLogo: string | null;
    lenders: readonly LenderLimits[];
    support: SupportContact;
  },
): void {
  const { merchantData } = context.state;
  context.set({
    phase: 'ready',
    lenders: data.lenders,
    support: data.support,
    merchantData: {
      ...merchantData,
      merchantName: merchantData.merchantName || data.merchantName,
      merchantLogo: merchantData.merchantLogo || (data.merchantLogo ?? ''),
    },
  });
  const first = firstScreen(context);
  setStack(context, [first]);
  if (resume(context, first)) return;
  if (context.state.entry.path === '/sales-support') setStack(context, [first, '/sales-support']);
  else if (first === '/sales-app-init') {
    if (context.state.amount !== '') context.set({ submittedAmount: positive(context.state.amount) });
    openFirstSheet(context);
  }
}

const positive = (amount: string): number | null => (Number(amount) > 0 ? Number(amount) : null);

/** By merchant type, unless the address asks for one of the two screens that can stand first. */
function firstScreen(context: SalesContext): Route {
  const { type } = context.state.merchantData;
  const asked = context.state.entry.path;
  if (asked === '/sa-pre-eligibility-check' || type === 'PRE_ELIGIBILITY') return '/sa-pre-eligibility-check';
  if (asked === '/sales-emi-home' || type === 'EMI_HOME') return '/sales-emi-home';
  return '/sales-app-init';
}

/** After a reload on the list or the details: the same amount and lender are asked for again. */
function resume(context: SalesContext, first: Route): boolean {
  const { draft } = context.state.entry;
  if (!draft || draft.submittedAmount === null) return false;
  const onDetails = draft.path === '/sales-lender-details' && draft.selectedLenderId !== null;
  if (!onDetails && draft.path !== '/sales-lenders-list') return false;
  setStack(context, [first === '/sales-app-init' ? first : '/sales-emi-home', '/sales-lenders-list']);
  context.set({ submittedAmount: draft.submittedAmount, selectedLenderId: onDetails ? draft.selectedLenderId : null });
  askEmiDetails(context);
  return true;
}
