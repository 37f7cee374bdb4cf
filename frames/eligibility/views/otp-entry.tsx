import type { ReactNode } from 'react';
import { langOf } from '../../../shared/locales';
import { href } from '../../../shared/site/route';
import { termsAddresses } from '../../../shared/site/terms-addresses';
import { SentCode } from '../../identity';
import { at } from '../../platform/flow/at';
import { codeAtom, isCodeReadyAtom, isTermsAcceptedAtom, mobileAtom } from '../flow/eligibility-atoms';
import type { ViewProps } from '../view';

/** VERIFY_MOBILE, the OTP. */
export function OtpEntry({ state, messages, send, nowMs }: ViewProps): ReactNode {
  const otp = at(state, 'VERIFY_MOBILE')?.otp;
  if (otp?.step !== 'code') return null;
  const { identity } = messages;
  return (
    <SentCode
      words={identity}
      size="2"
      otp={otp}
      mobileAtom={mobileAtom}
      codeAtom={codeAtom}
      readyAtom={isCodeReadyAtom}
      isAcceptedAtom={isTermsAcceptedAtom}
      termsUrl={href(termsAddresses.inSite, {}, { locale: langOf(messages.locale) })}
      nowMs={nowMs}
      send={send}
    />
  );
}
