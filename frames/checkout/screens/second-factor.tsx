import type { ReactNode } from 'react';
import { Stack } from '../../kit/stack';
import { SecondFactor } from '../../payment';
import { at } from '../../platform/flow/at';
import { failureText } from '../../platform/i18n/failure-text';
import { useStatePart } from '../../platform/page/flow-view';
import { deferredMessages } from '../deferred-messages';
import { chosenLenderName } from '../flow/selectors';
import { aivfValueOf } from '../flow/typed';
import type { ViewProps } from '../view';
import { PlanStrip } from './plan-strip';
import { StepScreen } from './step-screen';

/** What the lender asks besides the OTP. */
export function SecondFactorScreen(props: ViewProps): ReactNode {
  const { state, stateAtom, send, messages } = props;
  const aivfValueAtom = useStatePart(stateAtom, aivfValueOf);
  const screen = at(state, 'secondFactor');
  if (!screen) return null;
  const { failure } = screen;
  return (
    <StepScreen view={props} pad="less" onSubmit={() => send({ type: 'aivfSubmitted' })}>
      <Stack gap={8}>
        <PlanStrip {...props} />
        <SecondFactor
          factor={screen.aivfType}
          lenderName={chosenLenderName(state)}
          valueAtom={aivfValueAtom}
          refusal={failure}
          error={failure && failureText(messages.errors, failure)}
          warning={messages.common.attempts(state.aivfDetails?.attemptsRemaining ?? null)}
          isChecking={screen.phase === 'checking'}
          t={deferredMessages(messages).factor}
          onText={(text) => send({ type: 'aivfTyped', text })}
          onAsk={() => send({ type: 'aivfInfoAsked' })}
        />
      </Stack>
    </StepScreen>
  );
}
