import type { ReactNode } from 'react';
import { langOf } from '../../../shared/locales';
import { href } from '../../../shared/site/route';
import { termsAddresses } from '../../../shared/site/terms-addresses';
import { SentCode } from '../../identity';
import { at } from '../../platform/flow/at';
import { useStatePart } from '../../platform/page/flow-view';
import { areTermsAccepted, codeOf, isCodeReady, mobileOf } from '../flow/state';
import type { ViewProps } from '../view';

/** VERIFY_MOBILE, the OTP. */
export function OtpEntry({ state, stateAtom, messages, send, nowMs }: ViewProps): ReactNode {
  const mobileAtom = useStatePart(stateAtom, mobileOf);
  const codeAtom = useStatePart(stateAtom, codeOf);
  const readyAtom = useStatePart(stateAtom, isCodeReady);
  const isAcceptedAtom = useStatePart(stateAtom, areTermsAccepted);
  const otp = at(state, 'VERIFY_MOBILE')?.otp;
  if (otp?.step !== 'code') return null;
  const { identity } = messages;
  return (
    <SentCode
      t={identity}
      size="2"
      otp={otp}
      mobileAtom={mobileAtom}
      codeAtom={codeAtom}
      readyAtom={readyAtom}
      isAcceptedAtom={isAcceptedAtom}
      termsUrl={href(termsAddresses.inSite, {}, { locale: langOf(messages.locale) })}
      nowMs={nowMs}
      send={send}
    />
  );
}
