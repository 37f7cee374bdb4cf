import type { ReactNode } from 'react';
import { formatRupees } from '../../../shared/format/number';
import { Button } from '../../kit/button';
import { Heading } from '../../kit/heading';
import { OrderLine } from '../../kit/order-line';
import { Stack } from '../../kit/stack';
import { StairArt } from '../../kit/stair-art';
import { Text } from '../../kit/text';
import type { Failure } from '../../platform/api/failure';
import { carriedPlan, chosenLenderName } from '../flow/selectors';
import type { RecoveryOption } from '../flow/state';
import type { FailureWords } from '../messages/failures';
import { lateWords } from '../messages/late-words';
import type { Messages } from '../messages/messages';
import type { ViewProps } from '../view';
import { ActionColumn } from './action-column';
import { at } from './at';
import css from './failure.module.css';
import { merchantName } from './merchant-name';
import { OrderStrip } from './order-strip';
import { StepScreen } from './step-screen';

/** Words of a payment row; another failure says what the server said. */
function wordsOf(messages: Messages, failure: Failure, lender: string): FailureWords {
  const { failures } = lateWords(messages);
  const { errors } = messages;
  const rows: Readonly<Record<string, (lender: string) => FailureWords>> = failures.byName;
  const row = failure.name !== null && Object.hasOwn(rows, failure.name) ? rows[failure.name] : undefined;
  const other = failures.other(lender);
  const own = failure.name === null ? undefined : (errors.byName as Record<string, string> | null)?.[failure.name];
  return row?.(lender) ?? { title: failure.title ?? other.title, text: own ?? other.text };
}

/** The payment, or its last try, failed: what happened, what it means, what to do next. Source: S2§8. */
export function FailureScreen(props: ViewProps): ReactNode {
  const { state, send, messages } = props;
  const { failures: words } = lateWords(messages);
  const { money, common } = messages;
  const screen = at(state, 'failure');
  if (!screen) return null;
  const plan = carriedPlan(state);
  const { title, text } = wordsOf(messages, screen.failure, chosenLenderName(state));
  const isBusy = screen.phase === 'retrying';
  const go: Readonly<Record<RecoveryOption, { readonly label: string; readonly onClick: () => void }>> = {
    sameAgain: { label: words.options.sameAgain, onClick: () => send({ type: 'retryAsked' }) },
    otherPlan: { label: words.options.otherPlan, onClick: () => send({ type: 'plansAsked' }) },
    otherLender: { label: words.options.otherLender, onClick: () => send({ type: 'plansAsked' }) },
    leave: { label: common.backTo(merchantName(state)), onClick: () => send({ type: 'exitAsked' }) },
  };
  return (
    <StepScreen
      view={props}
      centred
      open
      actions={
        <ActionColumn>
          {screen.options.map((option, index) => (
            <Button
              key={option}
              kind={index === 0 ? 'primary' : index === 1 ? 'secondary' : 'text'}
              busy={isBusy && index === 0 ? words.trying : null}
              disabled={isBusy}
              onClick={go[option].onClick}
            >
              {go[option].label}
            </Button>
          ))}
          <p className={css.reference}>{words.reference(screen.failure.code, state.order?.txnId ?? '')}</p>
        </ActionColumn>
      }
    >
      <Stack gap={5} centred>
        <Stack gap={6}>
          <StairArt icon="alert" tone="error" at={3} />
          <Stack gap={2}>
            <Heading level={1}>{title}</Heading>
            <Text balance="wide">
              {text}
              {screen.noEmiStarted && ` ${words.noEmiStarted}`}
            </Text>
          </Stack>
        </Stack>
        {plan && screen.options.includes('sameAgain') ? (
          <OrderLine
            name={words.planSaved}
            under={`${money.plan(plan.emi, plan.tenure)} · ${formatRupees(state.order?.amount ?? 0)}`}
          />
        ) : (
          <OrderStrip {...props} />
        )}
      </Stack>
    </StepScreen>
  );
}
