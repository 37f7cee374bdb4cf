import type { ReactNode } from 'react';
import { formatRupees } from '../../../shared/format/number';
import { Button } from '../../kit/button';
import { Emphasis } from '../../kit/emphasis';
import { Heading } from '../../kit/heading';
import { KeyValue } from '../../kit/key-value';
import { Stack } from '../../kit/stack';
import { StairArt } from '../../kit/stair-art';
import { RailEnds, StepRail } from '../../kit/step-rail';
import { Strong } from '../../kit/strong';
import { Text } from '../../kit/text';
import type { Completion } from '../flow/state';
import { lateWords } from '../messages/late-words';
import type { Messages } from '../messages/messages';
import type { ViewProps } from '../view';
import { at } from './at';
import { merchantName } from './merchant-name';
import { OrderStrip } from './order-strip';
import { StepScreen } from './step-screen';
import css from './success.module.css';

/** The order is placed: what was bought, how it is paid back, and the number to quote. A page that may not see how it is
 *  paid back (the shop's machine, after a payment on the phone) says what was bought. */
export function SuccessScreen(props: ViewProps): ReactNode {
  const { state, send, messages } = props;
  const { success: words } = lateWords(messages);
  const { money, common } = messages;
  const screen = at(state, 'success');
  const done = state.completion;
  if (!screen) return null;
  return (
    <StepScreen
      view={props}
      pad="less"
      open
      actions={
        <Button busy={screen.phase === 'leaving' ? words.leaving : null} onClick={() => send({ type: 'finishAsked' })}>
          {common.backTo(merchantName(state))}
        </Button>
      }
    >
      <Stack gap={5}>
        <Stack gap={5} centred>
          <StairArt icon="check" tone="ok" at={4} />
          <Stack gap={1}>
            <Heading level={1}>{words.heading}</Heading>
            {done !== null && done.emiPlan.emi !== null && (
              <Text balance="wide">
                <Emphasis
                  text={words.firstEmi(done.emiPlan.emi, done.firstEmiOn)}
                  part={money.day(done.firstEmiOn)}
                  strong
                />
              </Text>
            )}
          </Stack>
        </Stack>
        <div className={css.receipt}>
          <Stack gap={3}>
            <OrderStrip {...props} kind="plain" />
            {done && <Repayment done={done} messages={messages} />}
          </Stack>
        </div>
      </Stack>
    </StepScreen>
  );
}

/** Instalments, lender and numbers. */
function Repayment(props: { readonly done: Completion; readonly messages: Messages }): ReactNode {
  const { done, messages } = props;
  const { success: words } = lateWords(messages);
  const { emi, tenure } = done.emiPlan;
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
          ...(done.repaymentAccount === null
            ? []
            : [{ name: words.repayment, value: words.account(done.repaymentAccount) }]),
          { name: words.txnId, value: done.txnId },
        ]}
      />
    </>
  );
}
