import { readFileSync } from 'node:fs';
import { type LoanEvent, type LoanState, newLoan, nextLoan } from '../shared/rules/loan-flow';
import { initialPayment, isFinal, nextPayment, type PaymentState } from '../shared/rules/payment-flow';
import { allEvents } from '../shared/rules/payment-flow/testing/all-events';

interface Move<State> {
  readonly from: State;
  readonly event: string;
  readonly to: State;
}

/** Every transition between states that some sequence of events leads to. */
function explore<State, Event extends { readonly type: string }>(
  starts: readonly State[],
  events: readonly Event[],
  next: (state: State, event: Event) => State | null,
): readonly Move<State>[] {
  const seen = new Set<string>();
  const moves: Move<State>[] = [];
  const waiting = [...starts];
  for (let from = waiting.pop(); from !== undefined; from = waiting.pop()) {
    const key = JSON.stringify(from);
    if (seen.has(key)) continue;
    seen.add(key);
    for (const event of events) {
      const to = next(from, event);
      if (to === null) continue;
      moves.push({ from, event: event.type, to });
      waiting.push(to);
    }
  }
  return moves;
}

/** Arrows between the names of states, each with the events that lead along it. Moves within a name are left out. */
function arrowsOf<State>(moves: readonly Move<State>[], nameOf: (state: State) => string): readonly string[] {
  const events = new Map<string, Set<string>>();
  for (const { from, event, to } of moves) {
    if (nameOf(from) === nameOf(to)) continue;
    const arrow = `${nameOf(from)} --> ${nameOf(to)}`;
    events.set(arrow, (events.get(arrow) ?? new Set()).add(event));
  }
  return [...events].map(([arrow, names]) => `${arrow} : ${[...names].sort().join(', ')}`).sort();
}

const paymentMoves = explore<PaymentState, (typeof allEvents)[number]>(
  [initialPayment('widget'), initialPayment('link')],
  allEvents,
  (state, event) => nextPayment(state, event)?.state ?? null,
);

/** Events that lead away from every step; the page says so, and the diagram leaves them out. */
const everywhere = ['canceled', 'expired', 'mobileChanged'];

function paymentSteps(): string {
  const moves = paymentMoves.filter(({ event }) => !everywhere.includes(event));
  const nameOf = (state: PaymentState): string => (isFinal(state) ? state.status : state.step);
  return diagram(['[*] --> CW_OPENED : widget', '[*] --> PAYMENT_LINK : link', ...arrowsOf(moves, nameOf)]);
}

function paymentCredit(): string {
  return diagram(['[*] --> none', ...arrowsOf(paymentMoves, ({ credit }) => credit)]);
}

const INSTALMENTS = 3;
const counts = Array.from({ length: INSTALMENTS + 1 }, (_, count) => count);
const loanEvents: readonly LoanEvent[] = [
  { type: 'instalmentPaid', wasOverdue: false },
  { type: 'instalmentPaid', wasOverdue: true },
  { type: 'instalmentPaid', wasOverdue: false, isReturned: true },
  { type: 'debitBounced' },
  { type: 'debitMissed' },
  { type: 'closedEarly' },
  { type: 'exited' },
  { type: 'refunded', isWhole: true, unpaid: 0, overdue: 0 },
  ...counts.flatMap((unpaid) =>
    counts
      .filter((overdue) => overdue <= unpaid)
      .map((overdue) => ({ type: 'refunded', isWhole: false, unpaid, overdue }) as const),
  ),
];

/** The flow trusts its caller that an instalment paid on time is not one of the overdue ones. */
function nextSoundLoan(from: LoanState, event: LoanEvent): LoanState | null {
  const to = nextLoan(from, event);
  return to === null || to.overdue > to.unpaid ? null : to;
}

function loan(): string {
  const moves = explore<LoanState, LoanEvent>([newLoan(INSTALMENTS)], loanEvents, nextSoundLoan);
  return diagram(['[*] --> ACTIVE', ...arrowsOf(moves, ({ status }) => status)]);
}

const diagram = (lines: readonly string[]): string =>
  ['```mermaid', 'stateDiagram-v2', ...lines.map((line) => `  ${line}`), '```'].join('\n');

const diagrams: Readonly<Record<string, () => string>> = {
  'payment steps': paymentSteps,
  'payment credit': paymentCredit,
  loan,
};

/** docs/architecture.md with its generated diagrams. Throws where one of them has no place in it. */
export function architecturePage(): string {
  let page = readFileSync('docs/architecture.md', 'utf8');
  for (const [name, draw] of Object.entries(diagrams)) {
    const place = new RegExp(`(<!-- generated: ${name} -->\n)[\\s\\S]*?(\n<!-- end -->)`);
    if (!place.test(page)) throw new Error(`docs/architecture.md has no place for the diagram '${name}'`);
    page = page.replace(place, (_all, before: string, after: string) => `${before}${draw()}${after}`);
  }
  return page;
}
