import { lenderById } from '../../shared/lenders';
import type { AivfType } from '../../shared/lenders/lender';
import { messagesIn } from '../../shared/messages/define-messages';
import { paiseOf, wholeRupeesOf } from '../../shared/money/paise';
import { href } from '../../shared/site/route';
import { sandboxLender } from '../../shared/site/routes';
import { waitForLender } from '../platform/own-time';
import { checkCode } from '../services/check-code';
import type { CodeDeps, CodeSubject } from '../services/code-subject';
import { phoneMessages } from '../services/phone.messages';
import { sendCode } from '../services/send-code';
import { accountOf } from './account-of';
import type { CustomerProfile } from './customer-profile';
import { availableLines } from './ledger';
import {
  type Confirmation,
  type LenderGateway,
  LenderRefused,
  LenderTimedOut,
  LenderUnavailable,
  type ReservationRef,
  type ReservationState,
  type Standing,
} from './lender-gateway';
import { hasMandate } from './mandates';
import { shopRefusalOf } from './payment-behaviour';
import { end, endWithin, lookUp, reserve, type StoredReservation } from './reservations';
import { returnLoan } from './return-loan';
import { checkAnswer, isRightAnswer } from './second-factor';
import { simulatedCreditLines } from './simulated-credit-lines';
import type { SimulatedLenderDeps } from './simulated-lender-deps';
import { simulatedLoans } from './simulated-loans';

/** Delay until a lender whose answer was lost reports its outcome. */
const LATE_BY_MS = 6_000;

/** Secret in the address of a lender's page, which is also its stored hash. */
const pageSecret = (deps: Pick<CodeDeps, 'hasher'>, key: string): string =>
  deps.hasher.hash('lender-page', key).slice(0, 22);
export const pageHash = (deps: Pick<CodeDeps, 'hasher'>, secret: string): string =>
  deps.hasher.hash('lender-page-secret', secret);

const UNPAID = {
  RESERVED: 'reserved',
  DECLINED: 'declined',
  CANCELED: 'cancelled',
  EXPIRED: 'expired',
} as const;

/** Lenders of the sandbox: slow, sometimes down, with double-entry books, wrong answer counts and OTPs. */
export function simulatedLenders(deps: SimulatedLenderDeps): LenderGateway {
  const { db, clock } = deps;

  const underWay = new Map<string, ReturnType<typeof availableLines>>();
  /** Lines of a customer; one query serves all lenders, which are asked simultaneously. */
  function linesOf(mobile: string): ReturnType<typeof availableLines> {
    const known = underWay.get(mobile);
    if (known) return known;
    const lines = availableLines(db, mobile, clock.nowMs()).finally(() => underWay.delete(mobile));
    underWay.set(mobile, lines);
    // An aborted caller does not await the query; its failure reaches the others.
    lines.catch(() => undefined);
    return lines;
  }

  async function reach(lenderId: string, mobile: string, signal?: AbortSignal): Promise<CustomerProfile> {
    const profile = deps.profileOf(mobile);
    await waitForLender(clock.delay(profile.answerAfterMs(lenderId), signal));
    if (profile.isDownAt(lenderId)) throw new LenderUnavailable(`lender ${lenderId} is down`);
    return profile;
  }

  function refuseIf(mobile: string, at: 'reserve' | 'secondFactor' | 'confirm'): void {
    const { refusal } = deps.behaviourOf(mobile);
    if (refusal?.at === at) throw new LenderRefused(refusal.errorName);
  }

  const aivfTypeOf = (lenderId: string, mobile: string): AivfType =>
    deps.behaviourOf(mobile).aivfType ?? lenderById(lenderId)?.aivfType ?? 'NONE';

  /** A customer who is new to the bank has no account to debit before the mandate is registered. */
  async function accountToDebit(ref: ReservationRef, needsMandate: boolean): Promise<string | null> {
    return needsMandate && !(await hasMandate(db, ref)) ? null : accountOf(ref);
  }

  const paidOf = async (
    ref: ReservationRef,
    { needsMandate, confirmedAtMs, ownStatement }: Awaited<ReturnType<typeof lookUp>> & object,
  ) => ({
    repaymentAccount: await accountToDebit(ref, needsMandate),
    paidAtMs: confirmedAtMs ?? clock.nowMs(),
    statement: ownStatement,
  });

  const stateOf = async (found: Awaited<ReturnType<typeof lookUp>>, ref: ReservationRef): Promise<ReservationState> =>
    found?.status === 'CONFIRMED'
      ? { state: 'paid', ...(await paidOf(ref, found)) }
      : { state: found ? UNPAID[found.status] : 'unknown' };

  async function held(ref: ReservationRef): Promise<StoredReservation> {
    const found = await lookUp(db, ref.key, clock.nowMs());
    if (found?.status !== 'RESERVED') throw new LenderRefused('PAYMENT_INVALID_TRANSACTION');
    return found;
  }

  return {
    async standing(lenderId, mobile, signal): Promise<Standing> {
      const lines = linesOf(mobile);
      const profile = await reach(lenderId, mobile, signal);
      // An approved or opened line (also by an application) decides; else the profile does.
      const available = (await lines).get(lenderId);
      const standing: Standing =
        available === undefined
          ? profile.standingAt(lenderId)
          : { standing: 'preApproved', limitRupees: wholeRupeesOf(available) };
      const refusedHere = shopRefusalOf(deps.behaviourOf(mobile));
      return standing.standing === 'preApproved' && refusedHere ? { ...standing, refusedHere } : standing;
    },

    async reserve(ask) {
      const profile = await reach(ask.lenderId, ask.mobile);
      refuseIf(ask.mobile, 'reserve');
      const standing = profile.standingAt(ask.lenderId);
      // A customer without pre-approval has a line only by an application.
      const limitPaise = standing.standing === 'preApproved' ? paiseOf(standing.limitRupees) : null;
      const behaviour = deps.behaviourOf(ask.mobile);
      const lender = lenderById(ask.lenderId);
      const isHosted = behaviour.isLenderHosted || lender?.hostsTransaction === true;
      const secret = pageSecret(deps, ask.key);
      const outcome = await reserve(
        db,
        { ...ask, limitPaise, pageHash: isHosted ? pageHash(deps, secret) : null },
        clock.nowMs(),
      );
      if (outcome.reserved === 'noLine') throw new LenderRefused('PAYMENT_BLOCKED_USER');
      if (outcome.reserved === 'insufficient') throw new LenderRefused('PAYMENT_INSUFFICIENT_CREDIT');
      if (outcome.reserved === 'known' && outcome.status !== 'RESERVED')
        throw new LenderRefused('PAYMENT_INVALID_TRANSACTION');
      const pageUrl = isHosted ? deps.publicUrl + href(sandboxLender, { secret }) : null;
      return { aivfType: aivfTypeOf(ask.lenderId, ask.mobile), pageUrl };
    },

    async checkSecondFactor(ref, aivfValue) {
      await reach(ref.lenderId, ref.mobile);
      refuseIf(ref.mobile, 'secondFactor');
      await held(ref);
      const isAlwaysWrong = deps.behaviourOf(ref.mobile).isAlwaysWrong === 'secondFactor';
      const isRight = isRightAnswer(deps.hasher, ref, aivfTypeOf(ref.lenderId, ref.mobile), aivfValue);
      return checkAnswer(db, ref, (pins) => !isAlwaysWrong && isRight(pins), clock.nowMs());
    },

    async sendOtp(ref, language) {
      const { amountPaise, merchantName } = await held(ref);
      const lenderName = lenderById(ref.lenderId)?.name ?? ref.lenderId;
      const sent = await sendCode(
        deps,
        otpSubject(ref),
        (code, minutes) =>
          messagesIn(language, phoneMessages).lenderOtp(amountPaise, merchantName, lenderName, code, minutes),
        'PAYMENT_MULTIPLE_OTP_BLOCK',
      );
      return { resendAtMs: sent.resendAtMs, attemptsRemaining: sent.remainingAttempts };
    },

    async confirm(ref, otp): Promise<Confirmation> {
      await reach(ref.lenderId, ref.mobile);
      refuseIf(ref.mobile, 'confirm');
      const known = await lookUp(db, ref.key, clock.nowMs());
      if (known?.status === 'CONFIRMED') return { confirmation: 'paid', ...(await paidOf(ref, known)) };
      if (known?.status !== 'RESERVED') throw new LenderRefused('PAYMENT_INVALID_TRANSACTION');
      const isAlwaysWrong = (): boolean => deps.behaviourOf(ref.mobile).isAlwaysWrong === 'otp';
      // Using the OTP and drawing the money is atomic.
      const paidAtMs = clock.nowMs();
      const checked = await checkCode({ ...deps, isAlwaysWrong }, otpSubject(ref), otp, async (trx) => {
        const status = await endWithin(trx, ref, ref.key, 'CONFIRMED', paidAtMs);
        if (status !== 'CONFIRMED') throw new LenderRefused('PAYMENT_INVALID_TRANSACTION');
        return [];
      });
      switch (checked.result) {
        case 'right':
          if (deps.behaviourOf(ref.mobile).isAnswerLost) throw new LenderTimedOut('the answer was lost');
          return { confirmation: 'paid', ...(await paidOf(ref, { ...known, confirmedAtMs: paidAtMs })) };
        case 'wrong':
          return { confirmation: 'wrongOtp', attemptsRemaining: checked.remainingAttempts };
        case 'expired':
          return { confirmation: 'otpExpired', attemptsRemaining: checked.remainingAttempts };
        case 'exhausted':
          return { confirmation: 'otpBlocked', attemptsRemaining: 0 };
        default:
          return checked satisfies never;
      }
    },

    async cancel(ref) {
      const status = await end(db, ref, ref.key, 'CANCELED', clock.nowMs());
      if (status !== 'CONFIRMED') return { state: UNPAID[status] };
      return stateOf(await lookUp(db, ref.key, clock.nowMs()), ref);
    },

    async status(ref) {
      await reach(ref.lenderId, ref.mobile);
      const found = await lookUp(db, ref.key, clock.nowMs());
      const isLate =
        deps.behaviourOf(ref.mobile).isAnswerLost && (found?.confirmedAtMs ?? 0) + LATE_BY_MS > clock.nowMs();
      if (isLate) throw new LenderTimedOut('the lender is still at work');
      return stateOf(found, ref);
    },

    async returnLoan(ref) {
      await reach(ref.lenderId, ref.mobile);
      await returnLoan(db, ref, ref.key, clock.nowMs());
      return 'booked';
    },

    ...simulatedCreditLines({ ...deps, reach, aivfTypeOf }),
    ...simulatedLoans({ ...deps, reach }),
  };
}

/** An OTP opens one reservation only. The lender counts attempts per customer, across sessions. */
const otpSubject = ({ key, merchantKey, mobile, requestId }: ReservationRef): CodeSubject => ({
  purpose: 'lenderOtp',
  merchantKey,
  mobile,
  holder: '',
  boundTo: key,
  budgets: [],
  agentId: null,
  requestId,
});
