import { type Atom, atom } from 'jotai/vanilla';
import type { ReactNode } from 'react';
import { ReadyButton } from '../../kit/ready-button';
import { Stack } from '../../kit/stack';
import { CodeArea, type CodeAreaProps } from './code-area';
import { Consents, type ConsentsProps } from './consents';

type TermsToggled = Parameters<ConsentsProps['send']>[0];

export interface OtpEntryProps extends Omit<CodeAreaProps, 't' | 'send'> {
  readonly t: CodeAreaProps['t'] & { readonly verify: string; readonly verifying: string };
  /** True once the code can be verified; until then the button looks disabled, and a press says what is missing. */
  readonly readyAtom?: Atom<boolean>;
  /** The terms, where verifying the code needs them. */
  readonly terms?: Omit<ConsentsProps, 'isMissing' | 'send'>;
  readonly send: (event: Parameters<CodeAreaProps['send']>[0] | TermsToggled) => void;
}

const alwaysReadyAtom = atom(true);

/** The shopper's OTP: five cells, the resend count, the terms, and the button that verifies. Stands in a form. Source: S1§2.4 (OTP
 *  overlay). */
export function OtpEntry({ readyAtom = alwaysReadyAtom, terms, ...area }: OtpEntryProps): ReactNode {
  const { t, otp } = area;
  return (
    <Stack gap={5}>
      <CodeArea {...area} />
      {terms && <Consents {...terms} isMissing={otp.isUnticked === true} send={area.send} />}
      <ReadyButton readyAtom={readyAtom} saysMissing pendingLabel={otp.phase === 'verifying' ? t.verifying : null}>
        {t.verify}
      </ReadyButton>
    </Stack>
  );
}
