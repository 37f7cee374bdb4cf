import { readFileSync } from 'node:fs';
import { type LoanEvent, type LoanState, newLoan, nextLoan } from '../shared/rules/loan-flow';
import { initialPayment, isFinal, nextPayment, type PaymentState } from '../shared/rules/payment-flow';
import { allEvents } from '../shared/rules/payment-flow/testing/all-events';

interface Move<State> {
  readonly from: State;
  readonly event: string;
  readonly to: State;
}

/** Transitions between all states that are reachable by any sequence of events. */
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

/** Arrows between state names, each with its events. Transitions within one name are left out. */
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

/** Events that leave every step. The page lists them, and the diagram omits them. */
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

/** The flow relies on its caller not to report an instalment as both paid on time and overdue. */
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

/** docs/architecture.md with its generated diagrams. Throws if the page has no placeholder for one of them. */
export function architecturePage(): string {
  let page = readFileSync('docs/architecture.md', 'utf8');
  for (const [name, draw] of Object.entries(diagrams)) {
    const place = new RegExp(`(<!-- generated: ${name} -->\n)[\\s\\S]*?(\n<!-- end -->)`);
    if (!place.test(page)) throw new Error(`docs/architecture.md has no place for the diagram '${name}'`);
    page = page.replace(place, (_all, before: string, after: string) => `${before}${draw()}${after}`);
  }
  return page;
}
