import { dialogText } from '../../platform/i18n/failure-text';
import type { Messages } from '../page-messages';
import { leaveHome } from './amount';
import { openFirstSheet } from './close-table';
import { askEmiDetails } from './emi-details';
import type { OpenRequest } from './events';
import { cleanAmount, cleanMobile } from './field-rules';
import { initialState, initialView, noApplicant, noText } from './initial-state';
import { hideSheet, openSheet } from './navigation';
import { type FirstRoute, isEndRoute } from './routes';
import type { SalesContext } from './sales-context';
import type { BottomSheetData, InitError, LenderLimits, SupportContact } from './state';
import { closeApp } from './terminal-screen';
import { openViewOf, setStack, stackOf } from './views';

/** openSalesApp: everything starts anew, only request numbers go on counting so that late answers stay stale.
 *  Source: S2§4. */
export function open(context: SalesContext, request: OpenRequest): void {
  context.abandonAll();
  const { nextId, view, session } = context.state;
  const { draft, isReload } = request;
  const typed = isReload ? draft : null;
  context.set({
    ...initialState,
    nextId,
    session: {
      ...initialState.session,
      userUuid: session.userUuid,
      merchantData: request.merchantData,
      verifiedMobiles: request.verifiedMobiles.filter((verified) => verified.untilMs > request.nowMs),
      shareSupport: request.shareSupport,
      entry: { path: request.path, draft: typed, given: givenBy(request) },
    },
    purchase: {
      ...initialState.purchase,
      mobile: cleanMobile(typed?.mobile || request.mobile),
      amount: typed?.amount || firstAmount(request),
      applicant: { ...noApplicant, userName: typed?.userName ?? '', email: typed?.email ?? '' },
    },
    // Storage stays broken whatever the host sends; another account may not be blocked.
    view: view.screen === 'incompatible' ? { screen: view.screen, covers: initialView } : initialView,
    offline: !request.online,
  });
  context.ask({ type: 'applyTheme', theme: request.merchantData.theme });
  if (request.isReset) closeApp(context, 'routeReset');
  else if (request.error !== null) showInitError(context, { source: 'host', message: request.error });
  else if (isEndRoute(request.path)) {
    context.setSession({ phase: 'ready' });
    context.set({ view: { screen: request.path, failure: null } });
  } else startInit(context);
}

const givenBy = ({ amount, mobile }: OpenRequest) => ({
  amount: amount === null ? '' : cleanAmount(String(amount)),
  mobile: cleanMobile(mobile),
});

/** The host's amount, else the one of unfinished work. */
const firstAmount = (request: OpenRequest): string =>
  cleanAmount(request.amount === null ? (request.draft?.amount ?? '') : String(request.amount));

export function startInit(context: SalesContext): void {
  hideSheet(context);
  context.setSession({ phase: 'starting' });
  // A price can be typed while the server has not answered yet: what follows from it waits.
  if (firstScreen(context) === '/sales-emi-home' && draftToResume(context) === null) showHome(context);
  context.call('init', undefined);
}

/** Whoever has gone on from there to what needs no answer stays. */
function showHome(context: SalesContext): void {
  const open = openViewOf(context.state.view);
  if (open && stackOf(open)[0] !== '/sales-emi-home') setStack(context, ['/sales-emi-home']);
}

export function showInitError(context: SalesContext, error: InitError): void {
  context.setSession({ phase: 'ready' });
  openSheet(context, { name: 'ERROR', error, text: initErrorText(error, context.messages) });
}

function initErrorText(error: InitError, messages: Messages): BottomSheetData {
  const { error: t, common } = messages;
  const always = { ...noText, btnName: t.closeApp, textColor: 'error' } as const;
  if (error.source === 'host') return { ...always, mainTitle: t.title, subTitle: error.message };
  const { failure } = error;
  const own = dialogText(t, failure);
  return {
    ...always,
    mainTitle: failure.title ?? t.initTitle,
    subTitle: own ?? t.text,
    primaryText: common.code(failure.code),
    secondaryText: failure.retry === false ? '' : common.retry,
  };
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
  const { merchantData } = context.state.session;
  context.setSession({
    phase: 'ready',
    lenders: data.lenders,
    support: data.support,
    merchantData: {
      ...merchantData,
      merchantName: merchantData.merchantName || data.merchantName,
      merchantLogo: merchantData.merchantLogo || (data.merchantLogo ?? ''),
    },
  });
  context.ask({ type: 'actOnOutbox', act: null });
  const first = firstScreen(context);
  if (first === '/sales-emi-home') showHome(context);
  else setStack(context, [first]);
  if (resume(context, first)) return;
  if (context.state.session.entry.path === '/sales-support') setStack(context, [first, '/sales-support']);
  else if (first === '/sales-emi-home' && context.state.purchase.submittedAmount !== null) leaveHome(context);
  else if (first === '/sales-app-init') {
    if (context.state.purchase.amount !== '')
      context.setPurchase({ submittedAmount: positive(context.state.purchase.amount) });
    openFirstSheet(context);
  }
}

const positive = (amount: string): number | null => (Number(amount) > 0 ? Number(amount) : null);

/** By merchant type, unless the address asks for one of the two screens that can stand first. */
function firstScreen(context: SalesContext): FirstRoute {
  const { type } = context.state.session.merchantData;
  const asked = context.state.session.entry.path;
  if (asked === '/sa-pre-eligibility-check' || type === 'PRE_ELIGIBILITY') return '/sa-pre-eligibility-check';
  if (asked === '/sales-emi-home' || type === 'EMI_HOME') return '/sales-emi-home';
  return '/sales-app-init';
}

/** What was open before a reload on the list or the details; null otherwise. */
function draftToResume(context: SalesContext): { submittedAmount: number; selectedLenderId: string | null } | null {
  const { draft } = context.state.session.entry;
  if (!draft || draft.submittedAmount === null) return null;
  const { path, submittedAmount, selectedLenderId } = draft;
  if (path === '/sales-lender-details' && selectedLenderId !== null) return { submittedAmount, selectedLenderId };
  return path === '/sales-lenders-list' ? { submittedAmount, selectedLenderId: null } : null;
}

/** After a reload on the list or the details: the same amount and lender are asked for again. */
function resume(context: SalesContext, first: FirstRoute): boolean {
  const draft = draftToResume(context);
  if (!draft) return false;
  setStack(context, [first === '/sales-app-init' ? first : '/sales-emi-home', '/sales-lenders-list']);
  context.setPurchase(draft);
  askEmiDetails(context);
  return true;
}
