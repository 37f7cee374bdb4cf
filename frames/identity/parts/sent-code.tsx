import { useAtomValue } from 'jotai/react';
import type { Atom } from 'jotai/vanilla';
import type { ReactNode } from 'react';
import { Heading, type HeadingProps } from '../../kit/heading';
import { Link } from '../../kit/link';
import { Stack } from '../../kit/stack';
import { Strong } from '../../kit/strong';
import { Text } from '../../kit/text';
import type { CodeStep, OtpTap } from '../flow/otp-state';
import type { identityMessages } from '../words';
import type { CodeAreaProps } from './code-area';
import { FirstFieldForm } from './first-field-form';
import { OtpEntry } from './otp-entry';

interface SentCodeProps extends Pick<CodeAreaProps, 'codeAtom' | 'nowMs'> {
  readonly words: Pick<ReturnType<typeof identityMessages>, 'otp' | 'errors'>;
  readonly size: NonNullable<HeadingProps['size']>;
  readonly otp: CodeStep;
  /** The number that it was sent to. */
  readonly mobileAtom: Atom<string>;
  readonly send: (event: OtpTap | { readonly type: 'mobileChangeAsked' }) => void;
}

/** A screen of its own for the OTP: where it was sent, with the way to another number, and the cells. Source: S1§2.4. */
export function SentCode({ words, size, otp, mobileAtom, codeAtom, nowMs, send }: SentCodeProps): ReactNode {
  const mobile = useAtomValue(mobileAtom);
  return (
    <Stack gap={4}>
      <Stack gap={1}>
        <Heading level={1} size={size}>
          {words.otp.heading}
        </Heading>
        <Text size={14}>
          {words.otp.sentOn}{' '}
          <Strong>
            <span className="num">{words.otp.number(mobile)}</span>
          </Strong>
        </Text>
      </Stack>
      <FirstFieldForm onSubmit={() => send({ type: 'codeSubmitted' })}>
        <OtpEntry
          words={words.otp}
          errors={words.errors}
          otp={otp}
          codeAtom={codeAtom}
          nowMs={nowMs}
          hint={<Link onClick={() => send({ type: 'mobileChangeAsked' })}>{words.otp.change}</Link>}
          send={send}
        />
      </FirstFieldForm>
    </Stack>
  );
}
