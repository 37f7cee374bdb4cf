import type { ReactNode } from 'react';
import { formatPaise, percentText } from '../../../shared/format/number';
import { percentOf } from '../../../shared/money/rate';
import { Button } from '../../kit/button';
import { MoneyText } from '../../kit/money-text';
import { Note } from '../../kit/note';
import { Stack } from '../../kit/stack';
import card from '../card.module.css';
import { type Line, Lines } from '../lines';
import { plusPaise } from '../sums';
import css from './closing-card.module.css';
import type { EndingState, Quotes } from './ending';
import type { LoanEvent } from './loan.flow';
import type { LoanSaid } from './loan-page-messages';
import { Unquoted } from './unquoted';

type ClosingQuote = NonNullable<Quotes['closing']>;

interface ClosingCardProps extends LoanSaid {
  readonly state: EndingState;
  readonly send: (event: LoanEvent) => void;
}

/** Parts of today's closing cost without zeros. */
export function closingLines(quote: ClosingQuote, { close }: LoanSaid['t']): readonly Line[] {
  const plus: readonly (readonly [name: string, paise: number])[] = [
    [close.interest(quote.days), quote.interestPaise],
    [close.gstOnInterest, quote.gstOnInterestPaise],
    [close.fees, quote.feesPaise],
    [close.charges, quote.chargesPaise],
    [close.closure(percentText(percentOf(quote.foreclosureBps))), quote.closurePaise],
    [close.gst, quote.gstOnClosurePaise],
  ];
  return [
    { name: close.principal, value: formatPaise(quote.principalPaise) },
    ...plus.filter(([, paise]) => paise > 0).map(([name, paise]) => ({ name, value: plusPaise(paise) })),
  ];
}

/** Comparison of closing and staying. */
function compared({ totalPaise, stayingPaise }: ClosingQuote, { close }: LoanSaid['t']): string {
  const left = formatPaise(stayingPaise);
  if (stayingPaise < totalPaise) return close.staying(formatPaise(totalPaise - stayingPaise), left);
  return stayingPaise > totalPaise ? close.closing(formatPaise(stayingPaise - totalPaise), left) : close.same(left);
}

/** Early closing: its cost today by part, and whether staying is cheaper. */
export function ClosingCard({ state, send, ...said }: ClosingCardProps): ReactNode {
  const { t, loans } = said;
  const { close: say } = t;
  const quote = state.quotes?.closing;
  return (
    <section className={card.card}>
      <h2>{say.heading}</h2>
      {quote ? (
        <Stack gap={4} steady className={css.quote}>
          <p className={card.small}>{say.quote(loans.moment(quote.validUntilMs))}</p>
          <Lines
            lines={[...closingLines(quote, t), { name: say.total, value: formatPaise(quote.totalPaise), is: 'total' }]}
          />
          <Note tone="info">
            <MoneyText>{compared(quote, t)}</MoneyText>
          </Note>
          <Button kind="secondary" onClick={() => send({ type: 'asked', kind: 'closing' })}>
            {say.close}
          </Button>
        </Stack>
      ) : (
        <Unquoted {...said} state={state} send={send} />
      )}
    </section>
  );
}
