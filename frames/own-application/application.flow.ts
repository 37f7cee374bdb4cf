import type { ResponseOf } from '../../shared/api/endpoint';
import { landingDetails } from '../../shared/api/landing-page';
import { initiateOwnApplication } from '../../shared/api/ntb-application';
import { APPLICATION_CONSENT_VERSION } from '../../shared/legal/application-consent';
import type { Locale } from '../../shared/locales';
import type { EmploymentType } from '../../shared/rules/employment-type';
import { dayOf } from '../../shared/rules/typed-text';
import type { NtbPlace } from '../../shared/site/ntb-addresses';
import { incomeOf } from '../new-to-bank';
import type { Failure } from '../platform/api/failure';
import { type CallStep, idle, refusedBy, sending } from '../platform/page/call-step';
import type { Flow, FlowDefinition } from '../platform/page/flow';
import {
  initialNtb,
  type NtbApplication,
  type NtbConfig,
  type NtbStep,
  ntbSteps,
  withAnswer,
  withLenders,
  withoutLender,
  withStep,
} from './ntb-application';
import type { ApplicationData } from './read-application';
import { type Issue, issuesAt, nothingTyped, type Typed, type TypedField, typedText } from './typed';

const calls = { apply: initiateOwnApplication, shop: landingDetails };

/** Part of an application that the browser stores. */
export interface Draft extends Pick<NtbApplication, 'step' | 'selectedNtbLender'> {
  readonly typed: Typed;
  readonly rejectedLenderIds: readonly string[];
}

export interface ApplicationInput {
  readonly data: ApplicationData;
  readonly draft: Draft | null;
}

export interface ApplicationState {
  readonly ntbFlow: NtbApplication;
  readonly ntbConfig: NtbConfig;
  /** As '98XXXXX210'. */
  readonly maskedMobile: string;
  /** Secret: contains PAN and date of birth. */
  readonly typed: Typed;
  readonly issues: readonly Issue[];
  /** Language of the agreed text; null if the box is not ticked. */
  readonly consentIn: Locale | null;
  /** The call that sends the application; `leaving`: another page opens. */
  readonly apply: CallStep | { readonly step: 'leaving' };
  /** Restored from a draft, which contains neither PAN nor date of birth. */
  readonly isRestored: boolean;
  /** Whole rupees; null if nothing is bought yet. */
  readonly amount: number | null;
  /** The shop of the purchase; null if there is none, or before it is known. */
  readonly shop: ResponseOf<typeof landingDetails> | null;
  /** Lenders that have refused, which are not offered again. */
  readonly rejectedLenderIds: readonly string[];
}

export type ApplicationEvent =
  /** 'Start', 'Continue', and at the last step 'Send'. */
  | { readonly type: 'wentOn' }
  | { readonly type: 'wentBack' }
  | { readonly type: 'fieldTyped'; readonly field: TypedField; readonly text: string }
  | { readonly type: 'workChosen'; readonly worksAs: EmploymentType }
  | { readonly type: 'lenderChosen'; readonly lenderId: string }
  /** `language`: of the agreed text; null if the box is not ticked any more. */
  | { readonly type: 'consentToggled'; readonly language: Locale | null }
  /** 'Start over'. */
  | { readonly type: 'startedOver' };

export type ApplicationEffect =
  | { readonly type: 'keepDraft'; readonly draft: Draft }
  | {
      readonly type: 'goTo';
      readonly place: Exclude<NtbPlace, 'application'>;
      readonly query: Readonly<Record<string, string>>;
    }
  /** Loads the page again without its draft. */
  | { readonly type: 'reload' };

type ApplicationFlow = Flow<ApplicationState, typeof calls, ApplicationInput, never, ApplicationEffect>;

/** Begins with the draft and the lenders as they are now. A lender that accepts no application any more is not selected. */
function initial({ data, draft }: ApplicationInput): ApplicationState {
  const { amount, merchantId, merchantName, lenders, preEligibility, ntbConfig, maskedMobile } = data;
  const rejectedLenderIds = draft?.rejectedLenderIds ?? [];
  const lenderList = lenders.filter(({ lenderId }) => !rejectedLenderIds.includes(lenderId));
  const chosen = draft?.selectedNtbLender ?? '';
  const only = lenderList.length === 1 ? (lenderList[0]?.lenderId ?? '') : '';
  return {
    ntbFlow: {
      ...withLenders(initialNtb, lenderList),
      merchantId,
      merchantName,
      selectedNtbLender: lenderList.some(({ lenderId }) => lenderId === chosen) ? chosen : only,
      step: draft?.step ?? 'initial',
      isUserPreEligibilityDone: preEligibility !== null,
      userPreEligibilityData: preEligibility,
    },
    ntbConfig,
    maskedMobile,
    typed: draft?.typed ?? nothingTyped,
    issues: [],
    consentIn: null,
    apply: idle,
    isRestored: draft !== null && draft.step !== 'initial',
    amount,
    shop: null,
    rejectedLenderIds,
  };
}

/** Changes the state, and stores the draft before the page can be left. A filed application has none. */
function change(flow: ApplicationFlow, part: Partial<ApplicationState>): void {
  const before = flow.state;
  flow.set({ ...before, ...part });
  const { ntbFlow, typed, rejectedLenderIds } = flow.state;
  const isSame = ntbFlow === before.ntbFlow && typed === before.typed && rejectedLenderIds === before.rejectedLenderIds;
  if (isSame || ntbFlow.applicationId !== '') return;
  const { step, selectedNtbLender } = ntbFlow;
  flow.run({ type: 'keepDraft', draft: { step, selectedNtbLender, typed, rejectedLenderIds } });
}

/** Nothing changes while the application is sent, and once another page opens. */
const isBusy = ({ state }: ApplicationFlow): boolean => state.apply.step !== 'idle';
const nextStep = (step: NtbStep, by: 1 | -1): NtbStep => ntbSteps[ntbSteps.indexOf(step) + by] ?? step;

function goTo(flow: ApplicationFlow, step: NtbStep): void {
  const wasInitial = flow.state.ntbFlow.step === 'initial';
  change(flow, { ntbFlow: withStep(flow.state.ntbFlow, step), issues: [], apply: idle });
  if (wasInitial) loadShop(flow);
}

/** Reads the shop that is named beside the steps. */
function loadShop(flow: ApplicationFlow): void {
  const { amount, shop, ntbFlow } = flow.state;
  const { step, merchantId } = ntbFlow;
  if (step !== 'initial' && amount !== null && shop === null && merchantId !== '') flow.call('shop', { merchantId });
}

function apply(flow: ApplicationFlow): void {
  const { ntbFlow: ntb, typed, consentIn: language, amount } = flow.state;
  const dateOfBirth = dayOf(typed.dateOfBirth);
  const income = incomeOf(typed);
  if (language === null || dateOfBirth === null) return;
  const { userName, email, pan, pincode } = typed;
  change(flow, { apply: sending });
  flow.call('apply', {
    lenderId: ntb.selectedNtbLender,
    userName: userName.trim(),
    email,
    dateOfBirth,
    pan,
    pincode,
    consent: { version: APPLICATION_CONSENT_VERSION, language },
    ...(amount !== null && { amount }),
    ...(income && { income }),
  });
}

/** First earlier step that is not complete, as after a draft was restored; null if there is none. */
function unfinished({ state, nowMs }: ApplicationFlow): NtbStep | null {
  const { typed, ntbFlow } = state;
  return (['income', 'offers'] as const).find((step) => issuesAt(step, typed, ntbFlow, nowMs).length > 0) ?? null;
}

function goOn(flow: ApplicationFlow): void {
  if (isBusy(flow)) return;
  const { ntbFlow: ntb, typed, consentIn } = flow.state;
  const issues = issuesAt(ntb.step, typed, ntb, flow.nowMs);
  change(flow, { issues, apply: idle });
  if (issues.length > 0) return;
  if (ntb.step !== 'bank') {
    goTo(flow, nextStep(ntb.step, 1));
    return;
  }
  const missing = unfinished(flow);
  if (missing !== null) {
    goTo(flow, missing);
    change(flow, { issues: issuesAt(missing, typed, ntb, flow.nowMs) });
  } else if (consentIn !== null) apply(flow);
}

/** A lender that refuses is not offered again; after any other failure the application can be sent again. */
function onRefused(flow: ApplicationFlow, failure: Failure): void {
  const { ntbFlow: ntb, rejectedLenderIds } = flow.state;
  if (failure.reaction !== 'tryAnotherLender') {
    change(flow, { apply: refusedBy(failure) });
    return;
  }
  change(flow, {
    ntbFlow: withStep(withoutLender(ntb, ntb.selectedNtbLender), 'offers'),
    rejectedLenderIds: [...rejectedLenderIds.filter((id) => id !== ntb.selectedNtbLender), ntb.selectedNtbLender],
    consentIn: null,
    apply: { step: 'leaving' },
  });
  flow.run({ type: 'goTo', place: 'failure', query: { code: String(failure.code) } });
}

/**
 * The customer's own application.
 *
 *     initial ⇄ you ⇄ income ⇄ offers ⇄ bank ──(apply)──▶ leaving, to the status, or to the lender's own page
 *     bank, refused by the lender ─▶ leaving, to the failure; that lender is not offered again
 *     any step ──startedOver──▶ initial, without any data
 *
 * Source: S2§3, S2§4 (NTB-001..016).
 */
export const applicationFlow: FlowDefinition<
  ApplicationState,
  ApplicationEvent,
  typeof calls,
  ApplicationInput,
  never,
  ApplicationEffect
> = {
  initial,
  start: loadShop,
  calls,
  loadRowOf: async () => (await import('./error-rows')).rowOf,
  on: {
    wentOn: goOn,
    wentBack(flow) {
      if (!isBusy(flow)) goTo(flow, nextStep(flow.state.ntbFlow.step, -1));
    },
    fieldTyped(flow, { field, text }) {
      if (isBusy(flow)) return;
      const { typed, issues } = flow.state;
      change(flow, {
        typed: { ...typed, [field]: typedText(field, text) },
        issues: issues.filter((each) => each !== field),
        apply: idle,
      });
    },
    workChosen(flow, { worksAs }) {
      if (isBusy(flow)) return;
      const { typed, issues } = flow.state;
      change(flow, {
        typed: { ...typed, worksAs },
        issues: issues.filter((each) => each !== 'worksAs' && each !== 'employer'),
      });
    },
    lenderChosen(flow, { lenderId }) {
      if (isBusy(flow)) return;
      // The consent names the lender.
      change(flow, {
        ntbFlow: { ...flow.state.ntbFlow, selectedNtbLender: lenderId },
        issues: [],
        consentIn: null,
        apply: idle,
      });
    },
    consentToggled(flow, { language }) {
      if (!isBusy(flow)) change(flow, { consentIn: language });
    },
    startedOver(flow) {
      if (isBusy(flow)) return;
      flow.set({
        ...flow.state,
        ntbFlow: withStep(flow.state.ntbFlow),
        typed: nothingTyped,
        issues: [],
        consentIn: null,
        apply: idle,
        isRestored: false,
        rejectedLenderIds: [],
      });
      flow.run({ type: 'reload' });
    },
  },
  answers: {
    apply: {
      done(flow, answer) {
        const { applicationId, lenderWindowUrl } = answer;
        change(flow, {
          ntbFlow: withAnswer(flow.state.ntbFlow, answer),
          typed: nothingTyped,
          apply: { step: 'leaving' },
        });
        flow.run({ type: 'goTo', place: lenderWindowUrl === null ? 'status' : 'lender', query: { applicationId } });
      },
      failed: onRefused,
    },
    shop: {
      done: (flow, shop) => flow.set({ ...flow.state, shop }),
      // The amount is shown without its shop.
      failed: () => undefined,
    },
  },
  timers: {},
};
