import { closeLoan, exitLoan, loanQuote, transactionOfShopper } from '../../../shared/api/loans';
import { type Failure, isAnswered } from '../../platform/api/failure';
import type { Flow, FlowDefinition } from '../../platform/page/flow';
import { type EndingEvent, type EndingState, endingBegun, nextEnding } from './ending';
import type { LoanData } from './loan-data';

const calls = {
  quote: loanQuote,
  exit: exitLoan,
  closing: closeLoan,
  loan: transactionOfShopper,
  statement: transactionOfShopper,
};

/** Addresses of a statement: of its page, and of its file. */
type StatementUrl = 'pageUrl' | 'fileUrl';

export interface LoanState {
  readonly loan: LoanData;
  /** When the loan was read, and with it the addresses of its statement; epoch ms of this device. */
  readonly readAtMs: number;
  readonly ending: EndingState;
  /** The address that opens once it has been renewed. */
  readonly opening: StatementUrl | null;
}
export type LoanEvent =
  | Extract<EndingEvent, { type: 'quotesAsked' | 'asked' | 'declined' | 'agreed' }>
  /** The addresses of the statement are over. */
  | { readonly type: 'statementAsked'; readonly url: StatementUrl };
export type LoanEffect =
  | { readonly type: 'reload' }
  /** Null: the page is opened again. */
  | { readonly type: 'open'; readonly url: string | null };

type LoanRules = Flow<LoanState, typeof calls, LoanData, never, LoanEffect>;

/** Takes an event of the ending, and calls the server where that leads to. */
function takeEnding(flow: LoanRules, event: EndingEvent): void {
  const { ending: before, loan } = flow.state;
  const ending = nextEnding(before, event);
  if (ending === before) return;
  flow.set({ ...flow.state, ending });
  const { txnUuid } = loan;
  if (ending.at.step === 'quoting') flow.call('quote', { txnUuid });
  if (ending.at.step === 'busy') flow.call(ending.at.kind, { txnUuid, amountPaise: ending.at.amountPaise });
}

const ended = {
  done(flow: LoanRules, answer: Extract<EndingEvent, { type: 'answered' }>['answer']): void {
    takeEnding(flow, { type: 'answered', answer });
    if (answer.outcome !== 'AMOUNT_CHANGED') flow.call('loan', { txnUuid: flow.state.loan.txnUuid });
  },
  failed: (flow: LoanRules, failure: Failure): void =>
    takeEnding(flow, { type: 'failed', isKnown: isAnswered(failure) }),
};

/** One purchase with its loan, which can be given back in the cooling-off days, or closed early. */
export const loanFlow: FlowDefinition<LoanState, LoanEvent, typeof calls, LoanData, never, LoanEffect> = {
  initial: (loan, readAtMs) => ({ loan, readAtMs, ending: endingBegun, opening: null }),
  start(flow) {
    const { canExit, canClose, txnUuid } = flow.state.loan;
    if (canExit || canClose) flow.call('quote', { txnUuid });
  },
  calls,
  on: {
    quotesAsked: takeEnding,
    asked: takeEnding,
    declined: takeEnding,
    agreed: takeEnding,
    statementAsked(flow, { url }) {
      flow.set({ ...flow.state, opening: url });
      flow.call('statement', { txnUuid: flow.state.loan.txnUuid });
    },
  },
  answers: {
    quote: {
      done: (flow, quotes) => takeEnding(flow, { type: 'quoted', quotes }),
      failed: (flow) => takeEnding(flow, { type: 'quotesFailed' }),
    },
    exit: ended,
    closing: ended,
    loan: {
      done: (flow, loan) => flow.set({ ...flow.state, loan, readAtMs: flow.nowMs }),
      // The loan that is shown is no longer true.
      failed: (flow) => flow.run({ type: 'reload' }),
    },
    statement: {
      done: (flow, { statement }) => openStatement(flow, statement),
      // The page at the old address says that it is over, and how to go on.
      failed: (flow) => openStatement(flow, flow.state.loan.statement),
    },
  },
  timers: {},
};

function openStatement(flow: LoanRules, statement: LoanData['statement']): void {
  const { opening } = flow.state;
  if (opening !== null) flow.run({ type: 'open', url: statement?.[opening] ?? null });
  flow.set({ ...flow.state, opening: null });
}
