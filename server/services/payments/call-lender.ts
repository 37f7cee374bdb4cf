import { LenderRefused, LenderTimedOut, LenderUnavailable } from '../../lenders/lender-gateway';
import { withTimeout } from '../../platform/with-timeout';
import { LENDER_ACTS_WITHIN_MS } from '../../rules/lender-answers';
import { Refusal } from '../refusal';
import type { PaymentDeps } from './payment-deps';

/** Result of a lender call. `unknown`: it may or may not have been done. */
export type Asked<Answer> =
  | { readonly asked: 'answered'; readonly answer: Answer }
  | { readonly asked: 'refused'; readonly error: LenderRefused }
  | { readonly asked: 'unavailable' | 'unknown'; readonly cause: unknown };

/** Calls a lender with a timeout of 20 s. Passes on this server's own refusals. */
export async function callLender<Answer>(
  deps: Pick<PaymentDeps, 'clock' | 'metrics' | 'warn'>,
  lenderId: string,
  call: () => Promise<Answer>,
): Promise<Asked<Answer>> {
  const startedAtMs = deps.clock.nowMs();
  const note = (outcome: string): void =>
    deps.metrics.lenderCalls.observe({ lender: lenderId, outcome }, (deps.clock.nowMs() - startedAtMs) / 1000);
  try {
    const answer = await withTimeout(deps.clock, LENDER_ACTS_WITHIN_MS, call, (underWay) => {
      // The call may still fail, and no caller waits for it.
      underWay.catch((err: unknown) => deps.warn(err, 'a late answer of a lender failed'));
      throw new LenderTimedOut('no answer in time');
    });
    note('answered');
    return { asked: 'answered', answer };
  } catch (cause) {
    if (cause instanceof LenderRefused) {
      note('refused');
      return { asked: 'refused', error: cause };
    }
    if (cause instanceof LenderUnavailable) {
      note('unavailable');
      return { asked: 'unavailable', cause };
    }
    if (cause instanceof LenderTimedOut) {
      note('timeout');
      return { asked: 'unknown', cause };
    }
    throw cause;
  }
}

/** The answer, or the refusal that the shopper sees: for calls that may be repeated. */
export function answerOf<Answer>(asked: Asked<Answer>): Answer {
  switch (asked.asked) {
    case 'answered':
      return asked.answer;
    case 'refused':
      throw new Refusal(asked.error.errorName, { cause: asked.error });
    case 'unavailable':
    case 'unknown':
      throw new Refusal('PAYMENT_LENDER_SERVER_FAIL', { cause: asked.cause });
    default:
      return asked satisfies never;
  }
}
