import type { Income } from '../../shared/api/application-form';
import { lenderById } from '../../shared/lenders';
import { messagesIn } from '../../shared/messages/define-messages';
import { paiseOf, wholeRupeesOf } from '../../shared/money/paise';
import { MINUTE_MS } from '../../shared/rules/duration';
import { href } from '../../shared/site/route';
import { sandboxApplication, sandboxMandate } from '../../shared/site/routes';
import { checkCode } from '../services/check-code';
import type { CodeSubject } from '../services/code-subject';
import { phoneMessages } from '../services/phone.messages';
import { type Hasher, randomReference } from '../services/secrets';
import { sendCode } from '../services/send-code';
import { decideApplication, findApplicationPage, keepApplication } from './application-pages';
import type { ApplicationRef, ApplicationState, CreditLineGateway, LineRef } from './credit-line-gateway';
import { findLine, type KnownLine, passSecondFactor } from './credit-lines';
import { approveLine, holdLine } from './ledger';
import { LenderRefused } from './lender-gateway';
import { askForMandate } from './mandates';
import { simulatedPins } from './pins';
import { checkAnswer, isRightAnswer } from './second-factor';
import type { SimulatedLineDeps } from './simulated-line-deps';

/** Limit of a new credit line, up to the lender's maximum. */
const NEW_LINE_RUPEES = 100_000;
/** Validity of a mandate page's address. */
const MANDATE_PAGE_VALID_MS = 15 * MINUTE_MS;

/** Usual rule of lenders: EMIs must be below half of the monthly income. */
const isAffordable = ({ monthlyIncome, monthlyEmis }: Income): boolean => 2 * monthlyEmis < monthlyIncome;

const applicationSecret = (hasher: Hasher, reference: string): string =>
  hasher.hash('application-page', reference).slice(0, 22);
export const applicationPageHash = (hasher: Hasher, secret: string): string =>
  hasher.hash('application-page-secret', secret);

const mandateParts = (mandateId: string, untilMs: number) => [mandateId, String(untilMs)] as const;
/** True if a key opens the page of a mandate until that time. */
export const isMandateKey = (hasher: Hasher, mandateId: string, untilMs: number, key: string): boolean =>
  hasher.matches(key, 'mandate-page', ...mandateParts(mandateId, untilMs));

export function simulatedCreditLines(deps: SimulatedLineDeps): CreditLineGateway {
  const { db, clock, reach } = deps;

  /** The lender's line; stores the line of a pre-approved customer who has not used it yet. */
  async function lineOf(ref: LineRef): Promise<KnownLine | null> {
    const profile = await reach(ref.lenderId, ref.mobile);
    const known = await findLine(db, ref, clock.nowMs());
    if (known) return known;
    const standing = profile.standingAt(ref.lenderId);
    if (standing.standing !== 'preApproved') return null;
    await approveLine(db, ref, paiseOf(standing.limitRupees), false, clock.nowMs());
    return findLine(db, ref, clock.nowMs());
  }

  const isPassed = (ref: LineRef, line: KnownLine): boolean =>
    line.isSecondFactorPassed || deps.aivfTypeOf(ref.lenderId, ref.mobile) === 'NONE';

  async function needLine(ref: LineRef): Promise<KnownLine> {
    const line = await lineOf(ref);
    if (!line) throw new LenderRefused('ACTIVATION_MOBILE_NOT_PA');
    return line;
  }

  function refuseActivation({ mobile }: LineRef): void {
    const { activationRefusal } = deps.behaviourOf(mobile);
    if (activationRefusal !== null) throw new LenderRefused(activationRefusal);
  }

  async function readyLineOf(ref: LineRef): Promise<KnownLine> {
    const line = await needLine(ref);
    if (!isPassed(ref, line)) throw new LenderRefused('ACTIVATION_INVALID_REQUEST_PARAMETER');
    return line;
  }

  /** Open, with the page that the customer still has to finish. */
  const openAt = ({ reference }: ApplicationRef, isPageOpen: boolean): ApplicationState => ({
    state: 'open',
    pageUrl: isPageOpen
      ? deps.publicUrl + href(sandboxApplication, { secret: applicationSecret(deps.hasher, reference) })
      : null,
  });

  return {
    ...simulatedPins(deps, needLine),

    async apply(ask) {
      await reach(ask.lenderId, ask.mobile);
      const { application } = deps.behaviourOf(ask.mobile);
      if (application !== 'approved' && application !== 'rejected') throw new LenderRefused(application);
      if (ask.income && !isAffordable(ask.income)) throw new LenderRefused('NTB_REJECTED_APPLICATION');
      const isHosted = lenderById(ask.lenderId)?.hostsApplication === true;
      const pageHash = applicationPageHash(deps.hasher, applicationSecret(deps.hasher, ask.reference));
      await keepApplication(db, { ...ask, pageHash, status: isHosted ? 'OPEN' : 'FINISHED' }, clock.nowMs());
      return openAt(ask, isHosted);
    },

    async applicationState(ref) {
      await reach(ref.lenderId, ref.mobile);
      const { application } = deps.behaviourOf(ref.mobile);
      const page = await findApplicationPage(db, { reference: ref.reference });
      if (page?.status === 'OPEN') return openAt(ref, true);
      if (application === 'rejected' || page?.status === 'WITHDRAWN') return { state: 'rejected' };
      const limitRupees = Math.min(lenderById(ref.lenderId)?.maxLoanAmount ?? 0, NEW_LINE_RUPEES);
      // A customer who is new to the bank has no account there to debit.
      const isDecided = await decideApplication(db, ref.reference, (trx) =>
        approveLine(trx, ref, paiseOf(limitRupees), true, clock.nowMs()),
      );
      return { state: isDecided ? 'approved' : 'rejected' };
    },

    async lineState(ref) {
      const line = await lineOf(ref);
      if (!line) return { line: 'none' };
      return {
        line: line.state,
        limitRupees: wholeRupeesOf(line.limitPaise),
        aivfType: deps.aivfTypeOf(ref.lenderId, ref.mobile),
        isNewCustomer: line.needsMandate,
        isSecondFactorPassed: isPassed(ref, line),
      };
    },

    async checkLineSecondFactor(ref, aivfValue) {
      await needLine(ref);
      refuseActivation(ref);
      const isAlwaysWrong = deps.behaviourOf(ref.mobile).isAlwaysWrong === 'secondFactor';
      const isRight = isRightAnswer(deps.hasher, ref, deps.aivfTypeOf(ref.lenderId, ref.mobile), aivfValue);
      const checked = await checkAnswer(db, ref, (pins) => !isAlwaysWrong && isRight(pins), clock.nowMs());
      if (checked.answer === 'right') await passSecondFactor(db, ref, clock.nowMs());
      return checked;
    },

    async sendLineOtp(ref, language) {
      const { limitPaise } = await readyLineOf(ref);
      refuseActivation(ref);
      const lenderName = lenderById(ref.lenderId)?.name ?? ref.lenderId;
      const sent = await sendCode(
        deps,
        otpSubject(ref),
        (code, minutes) => messagesIn(language, phoneMessages).creditLineOtp(limitPaise, lenderName, code, minutes),
        'ACTIVATION_MULTIPLE_OTP_BLOCK',
      );
      return { resendAtMs: sent.resendAtMs, attemptsRemaining: sent.remainingAttempts };
    },

    async activateLine(ref, otp) {
      const line = await readyLineOf(ref);
      if (line.state === 'active') return { activation: 'active' };
      const isAlwaysWrong = (): boolean => deps.behaviourOf(ref.mobile).isAlwaysWrong === 'otp';
      // Using the OTP and opening the line is atomic.
      const checked = await checkCode({ ...deps, isAlwaysWrong }, otpSubject(ref), otp, async (trx) => {
        if (!(await holdLine(trx, ref, null, clock.nowMs()))) throw new LenderRefused('ACTIVATION_MOBILE_NOT_PA');
        return [];
      });
      switch (checked.result) {
        case 'right':
          return { activation: 'active' };
        case 'wrong':
          return { activation: 'wrongOtp', attemptsRemaining: checked.remainingAttempts };
        case 'expired':
          // Used by a simultaneous call.
          if ((await findLine(db, ref, clock.nowMs()))?.state === 'active') return { activation: 'active' };
          return { activation: 'otpExpired', attemptsRemaining: checked.remainingAttempts };
        case 'exhausted':
          return { activation: 'otpBlocked', attemptsRemaining: 0 };
        default:
          return checked satisfies never;
      }
    },

    async mandate(ask) {
      const line = await lineOf(ask);
      if (!line?.needsMandate) return { mandate: 'notNeeded' };
      const { limitPaise: maxAmountPaise } = line;
      const { returnUrl } = ask;
      const asked = await askForMandate(db, ask, { maxAmountPaise, returnUrl }, randomReference(), clock.nowMs());
      if (!asked) return { mandate: 'notNeeded' };
      if (asked.status === 'REGISTERED') return { mandate: 'registered' };
      const expiresAtMs = clock.nowMs() + MANDATE_PAGE_VALID_MS;
      const key = deps.hasher.hash('mandate-page', ...mandateParts(asked.mandateId, expiresAtMs));
      return {
        mandate: 'needed',
        url: deps.publicUrl + sandboxMandate.path,
        params: { mandateId: asked.mandateId, until: String(expiresAtMs), key },
        expiresAtMs,
      };
    },
  };
}

/** An OTP activates one lender's line only. The lender counts attempts per customer, across sessions. */
const otpSubject = ({ lenderId, merchantKey, mobile, requestId }: LineRef): CodeSubject => ({
  purpose: 'lineOtp',
  merchantKey,
  mobile,
  holder: '',
  boundTo: lenderId,
  budgets: [],
  agentId: null,
  requestId,
});
