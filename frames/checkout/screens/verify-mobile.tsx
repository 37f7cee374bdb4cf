import type { ReactNode } from 'react';
import { NumberEntry } from '../../identity';
import { FieldHint } from '../../kit/field-message';
import { Heading } from '../../kit/heading';
import * as icons from '../../kit/icons';
import { Stack } from '../../kit/stack';
import { Text } from '../../kit/text';
import { at } from '../../platform/flow/at';
import { useStatePart } from '../../platform/page/flow-view';
import { deferredMessages } from '../deferred-messages';
import { numberAssurance } from '../flow/experiment';
import { isMobileReady, mobileOf } from '../flow/typed';
import type { ViewProps } from '../view';
import { WhatsappConsent } from './consents';
import css from './low-height.module.css';
import { PlanStrip } from './plan-strip';
import { StepScreen } from './step-screen';

/** The shopper's number; an OTP goes out once it is complete. Source: S1§2.4, S1§5. */
export function VerifyMobileScreen(props: ViewProps): ReactNode {
  const { state, stateAtom, send, messages } = props;
  const isMobileReadyAtom = useStatePart(stateAtom, isMobileReady);
  const mobileAtom = useStatePart(stateAtom, mobileOf);
  const { mobile: t } = deferredMessages(messages);
  const screen = at(state, 'verifyMobile');
  if (!screen) return null;
  return (
    <StepScreen view={props} pad="less" onSubmit={() => send({ type: 'mobileSubmitted' })}>
      <Stack gap={8}>
        <PlanStrip {...props} />
        <Stack gap={6}>
          <Stack gap={2}>
            <Heading level={1}>{t.heading}</Heading>
            <div className={css.lead}>
              <Text>{t.intro}</Text>
            </div>
          </Stack>
          <NumberEntry
            label={t.label}
            t={t}
            errors={messages.errors}
            otp={screen}
            mobileAtom={mobileAtom}
            readyAtom={isMobileReadyAtom}
            foot={<FieldHint icon={icons.shield}>{t.assurance[numberAssurance(state)]}</FieldHint>}
            send={send}
          >
            <div className={css.consents}>
              <WhatsappConsent {...props} />
            </div>
          </NumberEntry>
        </Stack>
      </Stack>
    </StepScreen>
  );
}
