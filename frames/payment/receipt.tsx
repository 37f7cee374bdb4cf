import type { ReactNode } from 'react';
import type { Completion } from '../../shared/api/payment-fields';
import type { PlanCost } from '../../shared/api/sales';
import { formatPaise, formatRupees } from '../../shared/format/number';
import { lastInstalmentPaise } from '../../shared/lenders/last-instalment';
import { isPriced } from '../../shared/lenders/priced-plan';
import { Emphasis } from '../kit/emphasis';
import { Heading } from '../kit/heading';
import * as icons from '../kit/icons';
import { KeyValue, type Pair } from '../kit/key-value';
import { NewTabLink } from '../kit/new-tab-link';
import { Note } from '../kit/note';
import { OtherWindowNote } from '../kit/other-window-note';
import { Stack } from '../kit/stack';
import { StepArt } from '../kit/step-art';
import { RailEnds, StepRail } from '../kit/step-rail';
import { Strong } from '../kit/strong';
import { Text } from '../kit/text';
import type { DayMessages, OrderMessages, ReceiptMessages } from './message-types';
import { type Order, OrderSummary } from './order-summary';
import css from './receipt.module.css';

/** Whether the lender may debit the instalments. `unknown`: not asked yet, or not told. `offered`: the shopper may allow it;
 *  `away`: its page is open in another window. */
export type MandateState = 'unknown' | 'notNeeded' | 'registered' | 'offered' | 'opening' | 'away';

interface ReceiptProps {
  readonly order: Order | null;
  /** How it is paid back; null = this page may not see it. */
  readonly done: Completion | null;
  readonly mandate: MandateState;
  /** The browser did not open the mandate's page. */
  readonly isBlocked: boolean;
  /** What is still to be paid at the shop; null = nothing. */
  readonly due: string | null;
  readonly t: ReceiptMessages;
  readonly orderMessages: OrderMessages;
  readonly days: DayMessages;
  /** Visually hidden text after a link that opens a new window. */
  readonly newWindow: string;
}

/** The order is placed: what was bought, how it is paid back, and the number to quote. A page that may not see how it is
 *  paid back (the shop's machine, after a payment on the phone) says what was bought. */
export function Receipt(props: ReceiptProps): ReactNode {
  const { order, done, due, t, days } = props;
  return (
    <Stack gap={5}>
      <Placed heading={t.heading}>
        {done && isPriced(done.emiPlan) && (
          <Text balance="wide">
            <Emphasis
              text={t.firstEmi(done.emiPlan.emi, done.firstEmiOn, done.emiPlan.cost)}
              part={days.day(done.firstEmiOn)}
              strong
            />
          </Text>
        )}
      </Placed>
      {due !== null && (
        <Note tone="info" strong>
          {due}
        </Note>
      )}
      {done && <MandateNote {...props} lenderName={done.lenderName} />}
      <div className={css.receipt}>
        <Stack gap={3}>
          {order && (
            <div className={css.beside}>
              <OrderSummary order={order} t={props.orderMessages} kind="plain" />
            </div>
          )}
          {done && <Repayment {...props} done={done} />}
          {done?.statementUrl != null && (
            <p className={css.statement}>
              <NewTabLink href={done.statementUrl} hiddenSuffix={props.newWindow}>
                {t.statement}
              </NewTabLink>
            </p>
          )}
        </Stack>
      </div>
    </Stack>
  );
}

/** That it is done, before anything else is said. */
export function Placed({ heading, children }: { readonly heading: string; readonly children: ReactNode }): ReactNode {
  return (
    <Stack gap={5} centred>
      <StepArt icon={icons.check} tone="ok" at={4} />
      <Stack gap={1}>
        <Heading level={1}>{heading}</Heading>
        {children}
      </Stack>
    </Stack>
  );
}

/** Nothing is debited by itself yet: what that means, and what the shopper is doing about it. */
export function MandateNote(
  props: Pick<ReceiptProps, 'mandate' | 'isBlocked' | 't'> & { readonly lenderName: string },
): ReactNode {
  const { mandate, t, lenderName } = props;
  // What is going on now comes first: on a phone there is room for one note above the buttons.
  const page = { open: t.pageOpen(lenderName), blocked: t.pageBlocked };
  if (mandate === 'away') return <OtherWindowNote window="open" {...page} />;
  if (mandate !== 'offered' && mandate !== 'opening') return null;
  return (
    <Stack gap={2}>
      <OtherWindowNote window={props.isBlocked ? 'blocked' : 'none'} {...page} />
      <Note tone="warn" live="polite">
        {t.noAutoDebit(lenderName)}
      </Note>
    </Stack>
  );
}

/** Instalments, lender, sums and numbers. */
function Repayment(props: ReceiptProps & { readonly done: Completion }): ReactNode {
  const { done, mandate, t, days } = props;
  const { emi, tenure, cost } = done.emiPlan;
  const byMandate = mandate === 'registered' ? t.autoDebit : null;
  const debit = done.repaymentAccount === null ? byMandate : t.account(done.repaymentAccount);
  return (
    <>
      <div className={css.beside}>
        <StepRail count={tenure} />
        <RailEnds
          start={
            emi !== null && (
              <>
                <Strong>
                  <span className="num" translate="no">
                    {formatRupees(emi)}
                  </span>
                </Strong>
                {t.times(tenure)}
              </>
            )
          }
          end={<span className="num">{days.days(done.firstEmiOn, done.lastEmiOn)}</span>}
        />
      </div>
      <KeyValue
        pairs={[
          { name: t.lender, value: done.lenderName, wraps: true },
          ...(debit === null ? [] : [{ name: t.repayment, value: debit }]),
          ...lastPairs(done.emiPlan, t),
          ...(cost === null ? [] : sumPairs(cost, t)),
          { name: t.txnId, value: done.txnId },
        ]}
      />
    </>
  );
}

/** The last instalment, where it is not like the others. */
function lastPairs(plan: Completion['emiPlan'], t: ReceiptMessages): readonly Pair[] {
  const lastPaise = isPriced(plan) ? lastInstalmentPaise(plan) : null;
  return lastPaise === null ? [] : [{ name: t.lastAmount, value: formatPaise(lastPaise) }];
}

/** What is paid in all, and what of it is not the price; lines that are nil are left out. */
function sumPairs(cost: PlanCost, t: ReceiptMessages): readonly Pair[] {
  const beside = [
    [t.interest, cost.interestPaise - cost.discountPaise],
    [t.gstOnInterest, cost.gstOnInterestPaise],
    [t.fees, cost.feesPaise],
  ] as const;
  return [
    { name: t.inAll, value: formatPaise(cost.totalPayablePaise), strong: true },
    ...beside.flatMap(([name, paise]) => (paise === 0 ? [] : [{ name, value: formatPaise(paise) }])),
  ];
}
