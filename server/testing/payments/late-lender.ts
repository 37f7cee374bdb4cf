import {
  type Confirmation,
  type LenderGateway,
  LenderRefused,
  LenderTimedOut,
  type ReservationRef,
} from '../../lenders/lender-gateway';

/** Simulates a killed process: the call ends without an answer or a record. */
class Killed extends Error {}

/** Fate of a lender call: it arrives and is answered; it arrives and the answer is lost; it never arrives; or the
 *  calling process is killed before or after. */
type Fate = 'answered' | 'answerLost' | 'lost' | 'killedBefore' | 'killedAfter';

/** One lender whose calls have the fate that a test sets; other lenders answer normally. A `lost` payment request is
 *  only late: `paysLate` delivers it. */
export class LateLender {
  confirm: Fate = 'answered';
  cancel: Fate = 'answered';
  /** `declined`: reported regardless of the outcome. */
  status: Fate | 'declined' = 'answered';
  returnLoan: Fate = 'answered';
  readonly #lenderId: string;
  #late: (() => Promise<Confirmation>) | null = null;

  constructor(lenderId: string) {
    this.#lenderId = lenderId;
  }

  /** No longer answers payment requests, and cancels nothing. */
  fallSilent(): void {
    this.confirm = 'lost';
    this.cancel = 'lost';
    this.status = 'lost';
  }

  answerAgain(): void {
    this.confirm = 'answered';
    this.cancel = 'answered';
    this.status = 'answered';
    this.returnLoan = 'answered';
  }

  /** Delivers the late payment request. Returns whether the lender has paid. */
  async paysLate(): Promise<boolean> {
    const late = this.#late;
    if (!late) throw new Error('no request to pay is under way');
    this.#late = null;
    try {
      return (await late()).confirmation === 'paid';
    } catch (error) {
      if (error instanceof LenderRefused) return false;
      throw error;
    }
  }

  readonly around = (own: LenderGateway): LenderGateway => ({
    ...own,
    confirm: (ref, otp) =>
      this.#meet(
        ref,
        this.confirm,
        () => own.confirm(ref, otp),
        (late) => {
          this.#late = late;
        },
      ),
    cancel: (ref) => this.#meet(ref, this.cancel, () => own.cancel(ref)),
    status: (ref) =>
      this.status === 'declined' && ref.lenderId === this.#lenderId
        ? Promise.resolve({ state: 'declined' })
        : this.#meet(ref, this.status === 'declined' ? 'answered' : this.status, () => own.status(ref)),
    returnLoan: (ref) => this.#meet(ref, this.returnLoan, () => own.returnLoan(ref)),
  });

  async #meet<Answer>(
    { lenderId }: ReservationRef,
    fate: Fate,
    call: () => Promise<Answer>,
    keep: (late: () => Promise<Answer>) => void = () => undefined,
  ): Promise<Answer> {
    if (lenderId !== this.#lenderId) return call();
    switch (fate) {
      case 'answered':
        return call();
      case 'answerLost':
        await call();
        throw new LenderTimedOut('the answer is lost');
      case 'lost':
        keep(call);
        throw new LenderTimedOut('no answer');
      case 'killedBefore':
        keep(call);
        throw new Killed();
      case 'killedAfter':
        await call();
        throw new Killed();
      default:
        return fate satisfies never;
    }
  }
}
