import { keysOf } from '../../../../shared/keys-of';
import { enteringCode, enteringNumber, type OtpStep, verified } from '../../../identity';
import { isWaiting } from '../../outbox/outbox-item';
import { outboxItems } from '../../outbox/testing/outbox-items';
import { mobileSheet, ntbSheet, shareSheet } from '../../screens/testing/sheets';
import { banyan, neem, tamarind } from '../../screens/testing/state';
import { initialState, noSheet } from '../initial-state';
import { outcomes } from '../outcomes';
import { type FirstRoute, isEndRoute, type Route, routes } from '../routes';
import {
  type BottomSheetData,
  type InitError,
  type Modal,
  type NtbStep,
  type OpenSheet,
  type OpenView,
  type Phase,
  type SalesState,
  type SheetModule,
  sheetModules,
  type TypedOtp,
  type View,
} from '../state';
import { isOpenView } from '../views';
import { changed, type StateChange } from './build-state';
import { callNames, failures, requestIdOf } from './every-event';
import { eligibilityOf, goodAnswers, MOBILE, merchant, START_MS } from './harness';

const failure = failures.business;

/** Every word of a type, which holds the list complete. */
const all = <T extends string>(each: Readonly<Record<T, true>>): readonly T[] => keysOf(each);

const phases = all<Phase>({ waiting: true, starting: true, ready: true, closed: true });
type ShareState = ReturnType<typeof shareSheet>['share'];
const shareStates = all<ShareState>({ ready: true, sharing: true, downloaded: true, fellBack: true });

const sent = { resendAtMs: START_MS + 30_000, attemptsRemaining: 3 };

/** One for each phase of each step, and one whose next code can be asked for. */
export const entries: readonly TypedOtp[] = Object.values({
  number: (['entering', 'sending'] as const).map((phase) => ({ otp: { ...enteringNumber, phase }, code: '' })),
  code: [
    ...(['entering', 'resending'] as const).map((phase) => ({
      otp: { ...enteringCode(sent), phase },
      code: '12',
    })),
    { otp: enteringCode({ ...sent, resendAtMs: START_MS }), code: '12' },
    { otp: { ...enteringCode(sent), phase: 'verifying' }, code: '12345' },
  ],
  verified: [{ otp: verified, code: '' }],
} satisfies Record<OtpStep['step'], TypedOtp[]>).flat();

const ntbSteps: readonly NtbStep[] = Object.values({
  form: { step: 'form', failure: null },
  submitting: { step: 'submitting' },
  shared: { step: 'shared', ntbLink: 'https://k.example/a', whatsAppLink: 'https://wa.me/?text=a' },
} satisfies Record<NtbStep['step'], NtbStep>);

const modals: readonly Modal[] = [
  { name: 'none' },
  ...[false, true].map(
    (canRetry) =>
      ({ name: 'errorModal', title: null, message: null, failure: null, canRetry, exitHidden: false }) as const,
  ),
];

const text: BottomSheetData = {
  mainTitle: 'Approved for ₹40,000',
  subTitle: 'Banyan Bank',
  primaryText: 'The price is ₹54,990',
  secondaryText: '98XXXXX210 · Nilaya Electronics',
  btnName: 'Use ₹40,000',
  textColor: 'warning',
};
const atNumber: TypedOtp = { otp: enteringNumber, code: '' };
function sheetOf(
  name: SheetModule,
  { otp, code }: TypedOtp,
  error: InitError = { source: 'host', message: 'No' },
): OpenSheet {
  switch (name) {
    case 'AMOUNT':
      return { name };
    case 'MOBILE_VERIFICATION':
      return mobileSheet(otp, code);
    case 'SHOW_INTERSTITIAL_MSG':
      return { name, text, covers: mobileSheet(otp, code) };
    case 'SHARE_NTB_APP':
      return ntbSheet();
    case 'SA_SHARE_INFO':
      return shareSheet();
    case 'MIN_AMOUNT_NOT_MATCH':
      return { name, text };
    case 'USER_ELIGIBILITY_INFO':
      return { name, text, outcome: 'CUST_PRE_APPROVED_MSG' };
    case 'ERROR':
      return { name, text, error };
    default:
      return name satisfies never;
  }
}
const sheets: readonly (SheetModule | null)[] = [null, ...sheetModules];

/** Every call is on its way, so that every answer is taken. */
const calls = Object.fromEntries(
  callNames.map((call) => [call, { call, body: undefined, requestId: requestIdOf(call), intent: 1, attempt: 1 }]),
) as SalesState['calls'];

/** A state in the middle of everything; the axes below change one thing each. */
const busy: SalesState = changed(initialState, {
  phase: 'ready',
  merchantData: merchant,
  lenders: goodAnswers.init.lenders,
  support: goodAnswers.init.support,
  mobile: MOBILE,
  amount: '54990',
  submittedAmount: 54_990,
  selectedLenderId: '1',
  selectedLenderDetails: banyan,
  verifiedMobiles: [{ mobile: MOBILE, untilMs: START_MS + 60_000 }],
  getEmiDetailsResponse: { status: 'success', data: [banyan, tamarind, neem] },
  lastEmiDetails: { amount: 54_990, lenders: [banyan, tamarind, neem] },
  checkEligibilityResponse: {
    status: 'success',
    data: eligibilityOf({
      emiLenders: [banyan, neem],
      ntbLenders: [tamarind],
      isNtbAllowed: true,
      isPreApproved: true,
    }),
  },
  outcome: 'CUST_PRE_APPROVED_MSG',
  applicant: { userName: 'Ravi Kumar', email: '', nameIssue: 'none', emailIssue: 'none' },
  interstitialTimerId: 50,
  toast: { id: 51, kind: 'codeSent' },
  calls,
  nextId: 1000,
});

const firstRoutes: readonly Route[] = all<FirstRoute>({
  '/sales-app-init': true,
  '/sales-emi-home': true,
  '/sa-pre-eligibility-check': true,
});
const isFirstRoute = (path: Route): path is FirstRoute => firstRoutes.includes(path);

const at = (path: Route): StateChange => {
  if (isEndRoute(path)) return { view: { screen: path, failure: null } };
  return { stack: isFirstRoute(path) ? [path] : ['/sales-emi-home', path] };
};

/** The view itself, and each that can take its place. */
function viewsOver(view: View): readonly View[] {
  if (!isOpenView(view)) return [view];
  return Object.values<View>({
    none: view,
    '/sales-session-expired': { screen: '/sales-session-expired', failure },
    '/sales-agent-blocked': { screen: '/sales-agent-blocked', failure },
    accountBlocked: { screen: 'accountBlocked', failure, covers: { ...view, sheet: noSheet } },
    incompatible: { screen: 'incompatible', covers: view },
  } satisfies Record<'none' | Exclude<View['screen'], OpenView['screen']>, View>);
}

/** The sheet of that name; a code is in it, or was left where it is another one. */
function withSheet(name: SheetModule | null, entry: TypedOtp = atNumber): StateChange {
  const leftOtp = entry.otp.step === 'code' ? entry : null;
  if (name === null) return { leftOtp };
  const sheet = sheetOf(name, entry);
  return name === 'MOBILE_VERIFICATION' || name === 'SHOW_INTERSTITIAL_MSG' ? { sheet } : { sheet, leftOtp };
}

/** Route × sheet × step of the mobile flow; on the entry also with a sheet that stands alone. */
export function* mainStates(): Generator<SalesState> {
  for (const path of routes)
    for (const sheet of sheets)
      for (const entry of entries) {
        if (isEndRoute(path) && sheet !== null) continue;
        const state = changed(busy, { ...at(path), ...withSheet(sheet, entry) });
        yield state;
        if (path === '/sales-app-init') yield changed(state, { merchantData: { ...merchant, type: 'OTHER' } });
      }
}

const changes: readonly StateChange[] = [
  ...modals.map((modal) => ({ modal })),
  ...shareStates.map((share) => ({ sheet: shareSheet(share) })),
  ...ntbSteps.map((step) => ({ sheet: ntbSheet(step) })),
  ...outcomes.map((outcome) => ({ outcome })),
  ...[true, false].map((offline) => ({ offline })),
  ...[
    { items: outboxItems.filter(isWaiting), line: 'down' as const, offline: true },
    { items: [], line: 'down' as const, offline: true },
    { items: outboxItems, line: 'up' as const, offline: false },
  ].map(({ offline, ...outbox }) => ({ offline, outbox: { ...outbox, isOpen: true } })),
  { offline: true, outbox: { items: outboxItems, isOpen: false, line: 'down' } },
  ...Object.values(calls).map((pending) => ({ interrupted: [pending], offline: true })),
  { selectedLenderId: null, selectedLenderDetails: null },
  { submittedAmount: null, amount: '' },
  { mobile: '' },
  { bill: '60000' },
  { verifiedMobiles: [] },
  { lenderFilter: { months: 3, isNoCostOnly: true } },
  { lastEmiDetails: null, getEmiDetailsResponse: { status: 'initiated' } },
  { lastEmiDetails: null, getEmiDetailsResponse: { status: 'error', failure } },
  { checkEligibilityResponse: { status: 'none' }, outcome: null },
  { checkEligibilityResponse: { status: 'initiated' } },
  { checkEligibilityResponse: { status: 'error', failure } },
  { preEligibilityResponse: { status: 'error', failure } },
  { sheet: sheetOf('ERROR', atNumber, { source: 'init', failure }) },
  { awaitingToken: Object.values(calls) },
  { amountIssue: { kind: 'belowMin', minRupees: 75_000 } },
  { lenders: [], support: null },
  { calls: {} },
];

/** Every route and every sheet, once. */
export function* places(change: StateChange = {}, entry: TypedOtp = atNumber): Generator<SalesState> {
  for (const path of routes) yield changed(busy, { ...at(path), ...withSheet(null, entry), ...change });
  for (const sheet of sheets)
    yield changed(busy, { ...at('/sales-lender-details'), ...withSheet(sheet, entry), ...change });
}

/** Every pair of phase and terminal screen in every place, and every value of every other field on each route. */
export function* otherStates(): Generator<SalesState> {
  for (const phase of phases)
    for (const place of places({ phase })) for (const view of viewsOver(place.view)) yield { ...place, view };
  for (const change of changes) for (const path of routes) yield changed(busy, { ...at(path), ...change });
}

/** What looks different to a person: every place, and in the places that show it each value of each other field. */
export function* shownStates(): Generator<SalesState> {
  const plain: StateChange = { calls: {}, toast: null };
  const over = (sheet: SheetModule, change: StateChange): SalesState =>
    changed(busy, { ...plain, ...at('/sales-lender-details'), ...withSheet(sheet), ...change });
  yield* places(plain);
  for (const entry of entries) yield over('MOBILE_VERIFICATION', { sheet: mobileSheet(entry.otp, entry.code) });
  yield over('MOBILE_VERIFICATION', {
    sheet: mobileSheet(verified),
    checkEligibilityResponse: { status: 'initiated' },
  });
  for (const step of ntbSteps) yield over('SHARE_NTB_APP', { sheet: ntbSheet(step) });
  for (const share of shareStates) yield over('SA_SHARE_INFO', { sheet: shareSheet(share) });
  for (const outcome of outcomes)
    yield over('USER_ELIGIBILITY_INFO', { outcome, sheet: { name: 'USER_ELIGIBILITY_INFO', text, outcome } });
  const home = changed(busy, { ...plain, ...at('/sales-emi-home') });
  for (const view of viewsOver(home.view)) yield { ...home, view };
  for (const change of changes)
    for (const path of ['/sales-emi-home', '/sales-lenders-list', '/sales-lender-details'] as const)
      if (path !== '/sales-lender-details' || change.selectedLenderId !== null)
        yield changed(busy, { ...plain, ...at(path), ...change });
}
