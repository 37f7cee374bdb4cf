import type { Failure } from '../../platform/api/failure';
import { failureText } from '../messages/failure-text';
import { abandonAllCalls, startCall } from './calling';
import { openFirstSheet } from './close-table';
import { askEmiDetails } from './emi-details';
import type { OpenRequest } from './events';
import { cleanAmount, cleanMobile } from './field-rules';
import { closeApp } from './halt';
import { initialState, noWords } from './initial-state';
import { hideSheet, openSheet, setStack } from './navigation';
import type { LenderLimits, Route, SupportContact } from './state';
import type { Turn } from './turn';

/** openSalesApp: everything starts anew, only request numbers go on counting so that late answers stay stale.
 *  Source: S2§4. */
export function open(turn: Turn, request: OpenRequest): void {
  abandonAllCalls(turn);
  const { nextId, userUuid, standstill } = turn.state;
  const { draft, isReload } = request;
  const typed = isReload ? draft : null;
  turn.set({
    ...initialState,
    nextId,
    userUuid,
    // Storage stays broken whatever the host sends; another account may not be blocked.
    standstill: standstill === 'incompatible' ? standstill : 'none',
    merchantData: request.merchantData,
    mobile: cleanMobile(typed?.mobile || request.mobile),
    amount: typed?.amount || firstAmount(request),
    ntbForm: { ...initialState.ntbForm, userName: typed?.userName ?? '', email: typed?.email ?? '' },
    verifiedMobiles: request.verifiedMobiles.filter((verified) => verified.untilMs > request.nowMs),
    shareSupport: request.shareSupport,
    offline: !request.online,
    entry: { path: request.path, draft: typed },
  });
  turn.ask({ type: 'applyTheme', theme: request.merchantData.theme });
  if (request.isReset) closeApp(turn, 'routeReset');
  else if (request.error !== null) showInitError(turn, { source: 'host', message: request.error });
  else if (request.path === '/sales-session-expired' || request.path === '/sales-agent-blocked') {
    turn.set({ phase: 'ready' });
    setStack(turn, [request.path]);
  } else startInit(turn);
}

/** The host's amount, else the one of unfinished work. */
const firstAmount = (request: OpenRequest): string =>
  cleanAmount(request.amount === null ? (request.draft?.amount ?? '') : String(request.amount));

export function startInit(turn: Turn): void {
  hideSheet(turn);
  turn.set({ phase: 'starting', salesAppInitError: null });
  startCall(turn, 'init', undefined);
}

export function showInitError(
  turn: Turn,
  error: { source: 'host'; message: string } | { source: 'init'; failure: Failure },
): void {
  turn.set({ salesAppInitError: error, phase: 'ready' });
  const { error: words, common } = turn.messages;
  const isHost = error.source === 'host';
  const own = !isHost && error.failure.kind === 'business' ? failureText(turn.messages, error.failure) : null;
  openSheet(turn, 'ERROR', {
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
  turn: Turn,
  data: {
    merchantName: string;
    merchantLogo: string | null;
    lenders: readonly LenderLimits[];
    support: SupportContact;
  },
): void {
  const { merchantData } = turn.state;
  turn.set({
    phase: 'ready',
    lenders: data.lenders,
    support: data.support,
    merchantData: {
      ...merchantData,
      merchantName: merchantData.merchantName || data.merchantName,
      merchantLogo: merchantData.merchantLogo || (data.merchantLogo ?? ''),
    },
  });
  const first = firstScreen(turn);
  setStack(turn, [first]);
  if (resume(turn, first)) return;
  if (turn.state.entry.path === '/sales-support') setStack(turn, [first, '/sales-support']);
  else if (first === '/sales-app-init') {
    if (turn.state.amount !== '') turn.set({ submittedAmount: positive(turn.state.amount) });
    openFirstSheet(turn);
  }
}

const positive = (amount: string): number | null => (Number(amount) > 0 ? Number(amount) : null);

/** By merchant type, unless the address asks for one of the two screens that can stand first. */
function firstScreen(turn: Turn): Route {
  const { type } = turn.state.merchantData;
  const asked = turn.state.entry.path;
  if (asked === '/sa-pre-eligibility-check' || type === 'PRE_ELIGIBILITY') return '/sa-pre-eligibility-check';
  if (asked === '/sales-emi-home' || type === 'EMI_HOME') return '/sales-emi-home';
  return '/sales-app-init';
}

/** After a reload on the list or the details: the same amount and lender are asked for again. */
function resume(turn: Turn, first: Route): boolean {
  const { draft } = turn.state.entry;
  if (!draft || draft.submittedAmount === null) return false;
  const onDetails = draft.path === '/sales-lender-details' && draft.selectedLenderId !== null;
  if (!onDetails && draft.path !== '/sales-lenders-list') return false;
  setStack(turn, [first === '/sales-app-init' ? first : '/sales-emi-home', '/sales-lenders-list']);
  turn.set({ submittedAmount: draft.submittedAmount, selectedLenderId: onDetails ? draft.selectedLenderId : null });
  askEmiDetails(turn);
  return true;
}
