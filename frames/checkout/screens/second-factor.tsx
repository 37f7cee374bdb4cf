import { type ReactNode, useRef } from 'react';
import { Button } from '../../kit/button';
import { Heading } from '../../kit/heading';
import { Link } from '../../kit/link';
import { Note } from '../../kit/note';
import { Stack } from '../../kit/stack';
import { Text } from '../../kit/text';
import { useRefusedField } from '../../kit/use-refused-field';
import { aivfLength, chosenLenderName } from '../flow/selectors';
import { lateWords } from '../messages/late-words';
import type { ViewProps } from '../view';
import { AivfField } from './aivf-field';
import { at } from './at';
import { PlanStrip } from './plan-strip';
import css from './second-factor.module.css';
import { StepScreen } from './step-screen';

/** What the lender asks besides the OTP: a PIN, a date of birth or a PAN. Source: S1§3, S2§3. */
export function SecondFactorScreen(props: ViewProps): ReactNode {
  const { state, send, messages } = props;
  const screen = at(state, 'secondFactor');
  const field = useRef<HTMLDivElement>(null);
  useRefusedField(field, screen?.failure ?? null);
  if (!screen) return null;
  const { factor } = lateWords(messages);
  const { otp } = messages;
  const words = factor.byType[screen.aivfType];
  const lender = chosenLenderName(state);
  const warning = otp.attempts(screen.attemptsRemaining);
  return (
    <StepScreen view={props} pad="less" onSubmit={() => send({ type: 'aivfSubmitted' })}>
      <Stack gap={8}>
        <PlanStrip {...props} />
        <Stack gap={6}>
          <Stack gap={2}>
            <Heading level={1}>{words.heading(lender)}</Heading>
            <Text>{words.intro(lender)}</Text>
          </Stack>
          <Stack gap={5}>
            <Stack gap={4}>
              <div ref={field}>
                <AivfField {...props} screen={screen} />
              </div>
              <p className={css.ask}>
                <Link onClick={() => send({ type: 'aivfInfoAsked' })}>{words.ask}</Link>
              </p>
              {warning !== null && (
                <Note tone="warn" spoken="status">
                  {warning}
                </Note>
              )}
            </Stack>
            <Button
              type="submit"
              disabled={state.typed.aivfValue.length !== aivfLength[screen.aivfType]}
              busy={screen.phase === 'checking' ? factor.checking : null}
            >
              {factor.continue}
            </Button>
            <Note icon={screen.aivfType === 'PIN' ? 'lock' : 'shield'}>{words.safety}</Note>
          </Stack>
        </Stack>
      </Stack>
    </StepScreen>
  );
}
