import { useAtomValue } from 'jotai/react';
import type { ReactNode } from 'react';
import { langOf } from '../../../shared/locales';
import { href } from '../../../shared/site/route';
import { termsAddresses } from '../../../shared/site/terms-addresses';
import { OtpEntry } from '../../identity';
import { Heading } from '../../kit/heading';
import { Link } from '../../kit/link';
import { Stack } from '../../kit/stack';
import { Strong } from '../../kit/strong';
import { Text } from '../../kit/text';
import { at } from '../../platform/flow/at';
import { useStatePart } from '../../platform/page/flow-view';
import { deferredMessages } from '../deferred-messages';
import { areTermsAccepted, isOtpReady, mobileOf, otpOf } from '../flow/typed';
import type { ViewProps } from '../view';
import { PlanStrip } from './plan-strip';
import { StepScreen } from './step-screen';

/** The OTP that proves the number. Source: S1§2.4 (OTP overlay), S2§5. */
export function OtpScreen(props: ViewProps): ReactNode {
  const { state, stateAtom, send, messages, nowMs } = props;
  const isOtpReadyAtom = useStatePart(stateAtom, isOtpReady);
  const isTermsAcceptedAtom = useStatePart(stateAtom, areTermsAccepted);
  const otpAtom = useStatePart(stateAtom, otpOf);
  const { otp: t } = deferredMessages(messages);
  const mobile = useAtomValue(useStatePart(stateAtom, mobileOf));
  const screen = at(state, 'otp');
  if (!screen) return null;
  const number = mobile === '' ? state.maskedMobile : mobile;
  return (
    <StepScreen view={props} pad="less" onSubmit={() => send({ type: 'codeSubmitted' })}>
      <Stack gap={8}>
        <PlanStrip {...props} />
        <Stack gap={6}>
          <Stack gap={2}>
            <Heading level={1}>{t.heading}</Heading>
            <Text>
              {t.sentOn}{' '}
              {number !== null && (
                <Strong>
                  <span className="num">{messages.order.mobile(number)}</span>
                </Strong>
              )}
              {state.widgetData.userDetailsConfig.showEditIcon && (
                <>
                  {'\u00a0 '}
                  <Link onClick={() => send({ type: 'mobileEditAsked' })}>{t.change}</Link>
                </>
              )}
            </Text>
          </Stack>
          <OtpEntry
            t={t}
            errors={messages.errors}
            otp={screen}
            codeAtom={otpAtom}
            readyAtom={isOtpReadyAtom}
            terms={{
              isAcceptedAtom: isTermsAcceptedAtom,
              url: href(termsAddresses.alone, {}, { locale: langOf(messages.locale) }),
              t: t.terms,
              newWindow: messages.common.newWindow,
            }}
            nowMs={nowMs}
            hint={t.notGot}
            noMore={t.noMore}
            send={send}
          />
        </Stack>
      </Stack>
    </StepScreen>
  );
}
