import {
  type CustomerOffer,
  initialPayment,
  isFinal,
  nextPayment,
  type PaymentEvent,
  type PaymentState,
} from '../../../../shared/rules/payment-flow';
import type { Failure } from '../../../platform/api/failure';
import type { AnswerOf, CallName } from '../calls';
import { answers, completion, failure, plan } from './samples';
import type { PendingCall } from './step';

/** What the customer and the lender are like. */
export interface Facts {
  readonly aivfType: 'NONE' | 'PIN';
  readonly kfsEnabled: boolean;
  readonly isLenderHosted: boolean;
  readonly offer: CustomerOffer;
}

type Reply = { readonly data: AnswerOf<CallName> } | { readonly failure: Failure };
const refused = (name: string): Reply => ({ failure: failure(name) });

/** A small payment server over the real rules of `shared/rules/payment-flow`: it knows one transaction, answers the
 *  calls of the checkout, and gives a repeated intent its first answer. */
export class ServerModel {
  payment: PaymentState = initialPayment('widget');
  /** How often the lender was asked to pay. */
  charges = 0;
  readonly #facts: Facts;
  readonly #firstAnswers = new Map<number, Reply>();

  constructor(facts: Facts) {
    this.#facts = facts;
  }

  /** Whether the payment went through this event. */
  #take(event: PaymentEvent): boolean {
    const next = nextPayment(this.payment, event);
    if (!next) return false;
    this.payment = next.state;
    if (next.effects.includes('charge')) this.charges += 1;
    return true;
  }

  /** The lender answers late. */
  lenderAnswers(paid: boolean): void {
    this.#take(paid ? { type: 'lenderPaid' } : { type: 'lenderRefused', keepsReservation: false });
  }

  /** `isSlow`: the lender's answer does not come in time (4008). */
  reply(pending: PendingCall, isSlow: boolean, isWrong: boolean): Reply {
    const known = this.#firstAnswers.get(pending.intent);
    if (known) return known;
    const reply = this.#answer(pending, isSlow, isWrong);
    this.#firstAnswers.set(pending.intent, reply);
    return reply;
  }

  #answer({ call }: PendingCall, isSlow: boolean, isWrong: boolean): Reply {
    switch (call) {
      case 'offers':
        this.#take({ type: 'plansShown' });
        return { data: { ...answers.offers, isMobileVerified: this.payment.isMobileVerified } };
      case 'details':
        return { data: this.#details() };
      case 'confirmHosted':
        this.#askLender(isSlow, isWrong);
        return this.#status(call);
      case 'status':
        return this.#status(call);
      case 'sendOtp':
      case 'resendOtp':
        return this.#sendOtp();
      case 'verifyOtp':
        return isWrong ? refused('PAYMENT_INVALID_OTP') : this.#verify();
      case 'initiateTxn':
        return this.#initiate(isWrong);
      case 'authorize':
      case 'authorizeKfs':
        return isWrong ? wrong[call] : this.#pass(call);
      case 'confirm':
        return this.#confirm(isSlow, isWrong);
      case 'cancel':
        return this.#cancel();
      case 'ntbApply':
        return this.#take({ type: 'applicationStarted' }) ? { data: answers.ntbApply } : over;
      case 'ntbStatus':
        return this.#application(isWrong);
      default:
        return { data: answers[call] };
    }
  }

  #askLender(isSlow: boolean, isWrong: boolean): void {
    if (this.#take({ type: 'confirmAsked' }) && !isSlow) this.lenderAnswers(!isWrong);
  }

  #sendOtp(): Reply {
    if (this.payment.isMobileVerified && !this.#take({ type: 'mobileChanged' })) return over;
    return isFinal(this.payment) ? over : { data: answers.sendOtp };
  }

  #application(isWrong: boolean): Reply {
    if (!this.#take({ type: isWrong ? 'applicationRejected' : 'applicationApproved' })) return over;
    return { data: { ...answers.ntbStatus, status: isWrong ? 'REJECTED' : 'APPROVED', step: this.payment.step } };
  }

  #status(call: 'status' | 'confirmHosted'): Reply {
    const { status, step, credit } = this.payment;
    const isPaid = status === 'COMPLETE';
    const data = { status, step, isPending: credit === 'asked', completion: isPaid ? completion : null };
    return { data: { ...answers[call], ...data } };
  }

  #verify(): Reply {
    const hasPlan = this.payment.plan !== null;
    const offer = this.#facts.offer === 'chosenPlan' && !hasPlan ? 'otherPlans' : this.#facts.offer;
    if (!this.#take({ type: 'mobileVerified', offer })) return over;
    if (offer === 'nothing') return refused('USER_NOT_FOUND_INLINE');
    const { step } = this.payment;
    return { data: { ...answers.verifyOtp, step, isChosenPlanAvailable: offer === 'chosenPlan' } };
  }

  #pass(call: 'authorize' | 'authorizeKfs'): Reply {
    if (!this.#take({ type: call === 'authorize' ? 'secondFactorPassed' : 'kfsAccepted' })) return over;
    return { data: { ...answers[call], ...this.#progress() } };
  }

  #cancel(): Reply {
    if (this.payment.credit === 'asked') return refused('PAYMENT_TRANSACTION_TIMEOUT');
    return this.#take({ type: 'canceled' }) || this.payment.status === 'CANCELED' ? { data: answers.cancel } : over;
  }

  #initiate(isWrong: boolean): Reply {
    if (!this.payment.isMobileVerified) {
      return this.#take({ type: 'planNoted', needs: this.#facts }) ? { data: this.#progress() } : over;
    }
    if (this.payment.credit === 'reserved' && !this.#take({ type: 'planReopened' })) return over;
    if (isWrong && this.#take({ type: 'reservationRefused' })) return refused('PAYMENT_INSUFFICIENT_CREDIT');
    return this.#take({ type: 'creditReserved', needs: this.#facts }) ? { data: this.#progress() } : over;
  }

  #confirm(isSlow: boolean, isWrong: boolean): Reply {
    if (this.payment.credit === 'asked') return refused('PAYMENT_DUPLICATE_REQUEST');
    if (!this.#take({ type: 'confirmAsked' })) return over;
    if (isSlow) return refused('PAYMENT_TRANSACTION_TIMEOUT');
    if (isWrong) {
      // The OTP is wrong: the lender took nothing, and was not asked.
      this.#take({ type: 'confirmNotTaken' });
      this.charges -= 1;
      return { failure: failure('PAYMENT_INVALID_OTP', { attemptsRemaining: 2 }) };
    }
    this.lenderAnswers(true);
    return { data: answers.confirm };
  }

  #progress(): AnswerOf<'initiateTxn'> {
    const { aivfType, kfsEnabled, isLenderHosted } = this.#facts;
    const { step, status } = this.payment;
    const lenderRedirectUrl = step === 'LENDER_OTP' && isLenderHosted ? 'https://lender.example/pay' : null;
    return { ...answers.initiateTxn, step, status, aivfType, kfsEnabled, lenderRedirectUrl };
  }

  #details(): AnswerOf<'details'> {
    const { payment } = this;
    return {
      ...answers.details,
      ...this.#progress(),
      failedStep: payment.failedStep,
      isMobileVerified: payment.isMobileVerified,
      maskedMobile: payment.isMobileVerified ? '98XXXXX210' : null,
      ...(payment.plan && { lenderId: '401', lenderName: 'Banyan Bank', emiPlan: plan('401', 6) }),
      isLenderHosted: this.#facts.isLenderHosted,
      isPending: payment.credit === 'asked',
      completion: payment.status === 'COMPLETE' ? completion : null,
      failure: payment.status === 'FAILED' ? failure('PAYMENT_LENDER_SERVER_FAIL') : null,
    };
  }
}

const over = refused('PAYMENT_INVALID_TRANSACTION');
const wrong = { authorize: refused('PAYMENT_INVALID_PIN'), authorizeKfs: refused('PAYMENT_KFS_CHANGED') } as const;
