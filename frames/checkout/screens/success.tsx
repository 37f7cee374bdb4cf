import type { ReactNode } from 'react';
import type { PlanCost } from '../../../shared/api/sales';
import { formatPaise, formatRupees } from '../../../shared/format/number';
import { isPriced } from '../../../shared/lenders/priced-plan';
import { Emphasis } from '../../kit/emphasis';
import { Heading } from '../../kit/heading';
import { KeyValue, type Pair } from '../../kit/key-value';
import { Note } from '../../kit/note';
import { Stack } from '../../kit/stack';
import { StairArt } from '../../kit/stair-art';
import { RailEnds, StepRail } from '../../kit/step-rail';
import { Strong } from '../../kit/strong';
import { Text } from '../../kit/text';
import type { Completion, Mandate } from '../flow/state';
import type { LateMessages } from '../messages/late';
import { lateWords } from '../messages/late-words';
import type { Messages } from '../messages/messages';
import type { ViewProps } from '../view';
import { at } from './at';
import { OrderStrip } from './order-strip';
import { StepScreen } from './step-screen';
import css from './success.module.css';
import { SuccessActions } from './success-actions';

/** The order is placed: what was bought, how it is paid back, and the number to quote. A page that may not see how it is
 *  paid back (the shop's machine, after a payment on the phone) says what was bought. */
export function SuccessScreen(props: ViewProps): ReactNode {
  const { state, messages } = props;
  const { success: words } = lateWords(messages);
  const { money } = messages;
  const screen = at(state, 'success');
  const done = state.completion;
  if (!screen) return null;
  return (
    <StepScreen view={props} pad="less" open busy={screen.phase === 'leaving'} actions={<SuccessActions {...props} />}>
      <Stack gap={5}>
        <Stack gap={5} centred>
          <StairArt icon="check" tone="ok" at={4} />
          <Stack gap={1}>
            <Heading level={1}>{words.heading}</Heading>
            {done && isPriced(done.emiPlan) && (
              <Text balance="wide">
                <Emphasis
                  text={words.firstEmi(done.emiPlan.emi, done.firstEmiOn, done.emiPlan.cost)}
                  part={money.day(done.firstEmiOn)}
                  strong
                />
              </Text>
            )}
          </Stack>
        </Stack>
        {done !== null && <MandateNote mandate={state.mandate} lender={done.lenderName} messages={messages} />}
        <div className={css.receipt}>
          <Stack gap={3}>
            <OrderStrip {...props} kind="plain" />
            {done && <Repayment done={done} mandate={state.mandate} messages={messages} />}
          </Stack>
        </div>
      </Stack>
    </StepScreen>
  );
}

/** Nothing is debited by itself yet: what that means, and what the shopper is doing about it. */
function MandateNote(props: {
  readonly mandate: Mandate | null;
  readonly lender: string;
  readonly messages: Messages;
}): ReactNode {
  const { mandate, lender, messages } = props;
  const { success: words } = lateWords(messages);
  if (mandate?.mandate !== 'needed') return null;
  // What is going on now comes first: on a phone there is room for one note above the buttons.
  if (mandate.phase === 'away')
    return (
      <Note tone="info" spoken="status">
        {words.pageOpen(lender)}
      </Note>
    );
  return (
    <Stack gap={2}>
      {mandate.isBlocked && (
        <Note tone="error" spoken="alert">
          {words.pageBlocked}
        </Note>
      )}
      <Note tone="warn" spoken="status">
        {words.noAutoDebit(lender)}
      </Note>
    </Stack>
  );
}

/** Instalments, lender, sums and numbers. */
function Repayment(props: {
  readonly done: Completion;
  readonly mandate: Mandate | null;
  readonly messages: Messages;
}): ReactNode {
  const { done, mandate, messages } = props;
  const { success: words } = lateWords(messages);
  const { emi, tenure, cost } = done.emiPlan;
  const byMandate = mandate?.mandate === 'registered' ? words.autoDebit : null;
  const debit = done.repaymentAccount === null ? byMandate : words.account(done.repaymentAccount);
  return (
    <>
      <div>
        <StepRail count={tenure} />
        <RailEnds
          start={
            emi !== null && (
              <>
                <Strong>
                  <span className="num">{formatRupees(emi)}</span>
                </Strong>
                {words.times(tenure)}
              </>
            )
          }
          end={<span className="num">{messages.money.days(done.firstEmiOn, done.lastEmiOn)}</span>}
        />
      </div>
      <KeyValue
        pairs={[
          { name: words.lender, value: done.lenderName, wraps: true },
          ...(debit === null ? [] : [{ name: words.repayment, value: debit }]),
          ...(cost === null ? [] : sumPairs(cost, words)),
          { name: words.txnId, value: done.txnId },
        ]}
      />
    </>
  );
}

/** What is paid in all, and what of it is not the price; lines that are nil are left out. */
function sumPairs(cost: PlanCost, words: LateMessages['success']): readonly Pair[] {
  const beside = [
    [words.interest, cost.interestPaise - cost.discountPaise],
    [words.gstOnInterest, cost.gstOnInterestPaise],
    [words.fees, cost.feesPaise],
  ] as const;
  return [
    { name: words.inAll, value: formatPaise(cost.totalPayablePaise), strong: true },
    ...beside.flatMap(([name, paise]) => (paise === 0 ? [] : [{ name, value: formatPaise(paise) }])),
  ];
}
