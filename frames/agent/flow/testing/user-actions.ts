import { takesNumber } from '../../../identity';
import type { SalesEvent } from '../events';
import type { Route } from '../routes';
import { isCheckable } from '../share-code';
import { heldSheet, otpOf } from '../sheets';
import { bottomSheetConfig, routeDetails } from '../spec-names';
import type { SalesState, SheetModule } from '../state';
import { CODE, MOBILE } from './harness';

type UserActions = (state: SalesState) => readonly SalesEvent[];

const amount: UserActions = ({ purchase: { amountIssue } }) => [
  { type: 'amountTyped', text: '54990' },
  { type: 'amountTyped', text: '2000' },
  { type: 'amountTyped', text: '0' },
  { type: 'amountSubmitted' },
  { type: 'amountSubmitted' },
  ...(amountIssue.kind === 'belowMin' ? [{ type: 'lendersForAmountAsked' } as const] : []),
];

const mobile: UserActions = (state) => {
  const { otp } = otpOf(state);
  if (takesNumber(otp))
    return [
      { type: 'mobileTyped', text: '98765' },
      { type: 'mobileTyped', text: MOBILE },
      { type: 'mobileTyped', text: '9000000001' },
      { type: 'mobileSubmitted' },
      { type: 'mobileSubmitted' },
    ];
  if (otp.step === 'code')
    return [
      { type: 'codeTyped', text: CODE },
      { type: 'codeTyped', text: CODE },
      { type: 'codeTyped', text: '12' },
      { type: 'codeResendAsked' },
      { type: 'mobileChangeAsked' },
    ];
  return isCheckable(state)
    ? [{ type: 'eligibilityAsked' }, { type: 'eligibilityAsked' }, { type: 'mobileTyped', text: '9000000001' }]
    : [];
};

/** What can be pressed and typed in each sheet, besides closing it. */
const inSheet: Readonly<Record<SheetModule, UserActions>> = {
  AMOUNT: amount,
  MOBILE_VERIFICATION: mobile,
  SHOW_INTERSTITIAL_MSG: () => [],
  SHARE_NTB_APP: (state) =>
    heldSheet(state, 'SHARE_NTB_APP')?.step === 'shared'
      ? [{ type: 'whatsAppAsked' }, { type: 'linkCopyAsked' }]
      : [
          { type: 'nameTyped', text: 'Ravi Kumar' },
          { type: 'emailTyped', text: 'ravi@shop.example' },
          { type: 'ntbSubmitted' },
          { type: 'ntbSubmitted' },
        ],
  MIN_AMOUNT_NOT_MATCH: () => [{ type: 'availableLendersAsked' }, { type: 'amountEditAsked' }],
  ERROR: () => [{ type: 'retryAsked' }],
  SA_SHARE_INFO: () => [
    { type: 'shareAsked' },
    { type: 'shareEnded', result: 'shared' },
    { type: 'shareEnded', result: 'unsupported' },
  ],
  USER_ELIGIBILITY_INFO: () => [
    { type: 'plansAsked', lenderId: null },
    { type: 'plansAsked', lenderId: '1' },
    { type: 'approvedAmountAsked', lenderId: '1' },
    { type: 'ntbShareAsked', lenderId: '2' },
    { type: 'ntbShareAsked', lenderId: '2' },
    { type: 'anotherMobileAsked' },
  ],
};

/** The same for each screen. */
const onScreen: Readonly<Record<Route, UserActions>> = {
  '/sales-app-init': () => [],
  '/sales-emi-home': (state) => [...amount(state), { type: 'supportAsked' }],
  '/sales-lenders-list': () => [
    { type: 'lenderSelected', lenderId: '1' },
    { type: 'lenderSelected', lenderId: '1' },
    { type: 'lenderSelected', lenderId: '3' },
    { type: 'amountEditAsked' },
  ],
  '/sales-lender-details': () => [
    { type: 'eligibilityAsked' },
    { type: 'eligibilityAsked' },
    { type: 'shareInfoAsked' },
    { type: 'amountEditAsked' },
  ],
  '/sales-support': () => [],
  '/sales-session-expired': () => [],
  '/sales-agent-blocked': () => [],
  '/sa-pre-eligibility-check': (state) => [
    ...amount(state),
    { type: 'mobileTyped', text: MOBILE },
    { type: 'preEligibilitySubmitted' },
    { type: 'preEligibilitySubmitted' },
    ...(state.purchase.preEligibilityResponse.status === 'success' ? [{ type: 'eligibilityAsked' } as const] : []),
  ],
};

/** What an agent can do in this state, the way forward more than once. Empty = nothing but wait. */
export function userActions(state: SalesState): readonly SalesEvent[] {
  if (state.offline) return [{ type: 'connectionRetried' }, { type: 'wentOnline' }];
  if (state.modal.name !== 'none') return [{ type: 'retryAsked' }, { type: 'errorExitAsked' }, { type: 'back' }];
  const sheet = bottomSheetConfig(state).moduleName;
  return sheet === null ? onScreen[routeDetails(state).path](state) : inSheet[sheet](state);
}
