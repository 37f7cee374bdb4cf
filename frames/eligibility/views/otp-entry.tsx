import type { ReactNode } from 'react';
import { terms } from '../../../shared/site/routes';
import { OtpForm, type SentOtp } from '../../identity';
import { Heading } from '../../kit/heading';
import { Stack } from '../../kit/stack';
import { Strong } from '../../kit/strong';
import { Text } from '../../kit/text';
import { useNow } from '../../kit/use-now';
import type { OtpAt, ViewProps } from '../view';

export interface OtpEntryProps extends ViewProps {
  readonly otp: OtpAt<'sending' | 'code' | 'verifying'> & { readonly sent: SentOtp };
}

/** VERIFY_MOBILE, the OTP. */
export function OtpEntry({ otp, messages, send }: OtpEntryProps): ReactNode {
  const nowMs = useNow(otp.sent.resendAtMs);
  const { identity } = messages;
  return (
    <Stack gap={4}>
      <Stack gap={1}>
        <Heading level={1} size="2">
          {identity.otp.heading}
        </Heading>
        <Text size={14}>
          {identity.otp.sentOn}{' '}
          <Strong>
            <span className="num">{identity.otp.number(otp.mobile)}</span>
          </Strong>
        </Text>
      </Stack>
      <OtpForm
        state={otp}
        messages={identity}
        nowMs={nowMs}
        termsUrl={terms.path}
        send={(event) => send({ type: 'otp', event })}
      />
    </Stack>
  );
}
