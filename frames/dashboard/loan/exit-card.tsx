import type { ReactNode } from 'react';
import { formatPaise } from '../../../shared/format/number';
import { dayInIndia } from '../../../shared/rules/india-days';
import { Button } from '../../kit/button';
import { Icon } from '../../kit/icon';
import * as icons from '../../kit/icons';
import { Inline } from '../../kit/layout/inline';
import { MoneyText } from '../../kit/money-text';
import { Note } from '../../kit/note';
import { Caption } from '../../kit/type/caption';
import { Lines } from '../lines';
import { plusPaise } from '../sums';
import type { EndingState } from './ending';
import css from './exit-card.module.css';
import type { LoanEvent } from './loan.flow';
import type { LoanData } from './loan-data';
import type { LoanSaid } from './loan-page-messages';
import { Unquoted } from './unquoted';

interface ExitCardProps extends LoanSaid {
  readonly loan: LoanData;
  readonly state: EndingState;
  readonly send: (event: LoanEvent) => void;
}

/** Cancellation within the cooling-off days: deadline, and cost per remaining day. */
export function ExitCard({ loan, state, send, ...said }: ExitCardProps): ReactNode {
  const { t, loans } = said;
  const { exit: say } = t;
  const { coolingOffUntilMs, serverNowMs } = loan;
  const quote = state.quotes?.exit;
  const today = dayInIndia(state.quotes?.serverNowMs ?? serverNowMs);
  return (
    <section className={css.card}>
      <Inline gap={4} align="start" className={css.head}>
        <span className={css.sign} aria-hidden="true">
          <Icon path={icons.retry} />
        </span>
        <div>
          <h2>{say.heading}</h2>
          {coolingOffUntilMs !== null && <p>{say.until(loans.moment(coolingOffUntilMs))}</p>}
        </div>
      </Inline>
      {quote ? (
        <>
          <div className={css.quote}>
            <div>
              <Caption>{say.now}</Caption>
              <p className={`num ${css.sum}`} translate="no">
                {formatPaise(quote.totalPaise)}
              </p>
              <Caption>{say.valid(loans.moment(quote.validUntilMs))}</Caption>
            </div>
            <Lines
              lines={[
                { name: say.principal, value: formatPaise(quote.principalPaise) },
                { name: say.interest(quote.days), value: plusPaise(quote.interestPaise) },
                ...(quote.feesPaise > 0
                  ? [{ name: say.fee, value: plusPaise(quote.feesPaise) }]
                  : loan.feesPaise > 0
                    ? [{ name: say.feeNot, value: say.notOwed }]
                    : []),
              ]}
            />
          </div>
          {quote.byDay.length > 1 && (
            // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role where list-style is none
            <ol className={css.days} role="list">
              {quote.byDay.map(({ day, totalPaise }) => (
                <li key={day} data-today={day === today ? '' : undefined}>
                  <Caption as="span">{day === today ? say.today : say.day(loans.dayOfYear(day))}</Caption>
                  <b className="num" translate="no">
                    {formatPaise(totalPaise)}
                  </b>
                </li>
              ))}
            </ol>
          )}
          <Note tone="warn">{say.goodsStay}</Note>
          <div>
            <Button width="fit" onClick={() => send({ type: 'asked', kind: 'exit' })}>
              <span>
                <MoneyText>{say.leave(formatPaise(quote.totalPaise))}</MoneyText>
              </span>
            </Button>
          </div>
        </>
      ) : (
        <Unquoted {...said} state={state} send={send} />
      )}
    </section>
  );
}
