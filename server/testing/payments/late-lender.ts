import {
  type Confirmation,
  type LenderGateway,
  LenderRefused,
  LenderTimedOut,
  type ReservationRef,
} from '../../lenders/lender-gateway';

/** Stands for a process that is killed: the call ends without an answer or a note. */
class Killed extends Error {}

/** Fate of a call to the lender: it gets there and is answered, it gets there and the answer is lost, it never gets
 *  there, or the process that makes it is killed before or after. */
type Fate = 'answered' | 'answerLost' | 'lost' | 'killedBefore' | 'killedAfter';

/** One lender whose calls meet the fate that a test sets; other lenders answer as they do. A request to pay that is `lost` is
 *  only late: `paysLate` brings it. */
export class LateLender {
  confirm: Fate = 'answered';
  cancel: Fate = 'answered';
  /** `declined`: whatever came of it, the lender says so. */
  status: Fate | 'declined' = 'answered';
  returnLoan: Fate = 'answered';
  readonly #lenderId: string;
  #late: (() => Promise<Confirmation>) | null = null;

  constructor(lenderId: string) {
    this.#lenderId = lenderId;
  }

  /** Says nothing more about any request to pay, and takes nothing back. */
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

  /** The late request to pay reaches the lender. Returns whether the lender has paid. */
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
