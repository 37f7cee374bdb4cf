import { type Atom, atom } from 'jotai/vanilla';
import type { ReactNode } from 'react';
import { ReadyButton } from '../../kit/ready-button';
import { Stack } from '../../kit/stack';
import type { OtpTap } from '../flow/otp-state';
import { CodeArea, type CodeAreaProps } from './code-area';

interface OtpEntryProps extends Omit<CodeAreaProps, 'words' | 'send'> {
  readonly words: CodeAreaProps['words'] & { readonly verify: string; readonly verifying: string };
  /** True once the button can be pressed; without, it always can, and says what is missing. */
  readonly readyAtom?: Atom<boolean>;
  readonly send: (event: OtpTap) => void;
}

const alwaysReadyAtom = atom(true);

/** The shopper's OTP: five cells, the resend count, and the button that verifies. Stands in a form. Source: S1§2.4 (OTP
 *  overlay). */
export function OtpEntry({ readyAtom = alwaysReadyAtom, ...area }: OtpEntryProps): ReactNode {
  const { words, otp } = area;
  return (
    <Stack gap={5}>
      <CodeArea {...area} />
      <ReadyButton readyAtom={readyAtom} busy={otp.phase === 'verifying' ? words.verifying : null}>
        {words.verify}
      </ReadyButton>
    </Stack>
  );
}
