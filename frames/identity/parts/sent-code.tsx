import { useAtomValue } from 'jotai/react';
import type { Atom } from 'jotai/vanilla';
import type { ReactNode } from 'react';
import { Heading, type HeadingProps } from '../../kit/heading';
import { Link } from '../../kit/link';
import { Stack } from '../../kit/stack';
import { Strong } from '../../kit/strong';
import { Text } from '../../kit/text';
import type { CodeStep } from '../flow/otp-state';
import type { identityMessagesOf } from '../page-messages';
import type { CodeAreaProps } from './code-area';
import type { ConsentsProps } from './consents';
import { FirstFieldForm } from './first-field-form';
import { OtpEntry, type OtpEntryProps } from './otp-entry';

interface SentCodeProps
  extends Pick<CodeAreaProps, 'codeAtom' | 'nowMs'>,
    Required<Pick<OtpEntryProps, 'readyAtom'>>,
    Pick<ConsentsProps, 'isAcceptedAtom'> {
  /** Address of the terms page. */
  readonly termsUrl: string;
  readonly t: Pick<ReturnType<typeof identityMessagesOf>, 'otp' | 'errors' | 'terms' | 'newWindow'>;
  readonly size: NonNullable<HeadingProps['size']>;
  readonly otp: CodeStep;
  /** The number that it was sent to. */
  readonly mobileAtom: Atom<string>;
  readonly send: (
    event: Parameters<OtpEntryProps['send']>[0] | { readonly type: 'codeSubmitted' | 'mobileChangeAsked' },
  ) => void;
}

/** OTP screen: the number with a link to change it, the cells, and the terms. Source: S1§2.4. */
export function SentCode(props: SentCodeProps): ReactNode {
  const { t, size, otp, codeAtom, readyAtom, nowMs, send } = props;
  const mobile = useAtomValue(props.mobileAtom);
  return (
    <Stack gap={4}>
      <Stack gap={1}>
        <Heading level={1} size={size}>
          {t.otp.heading}
        </Heading>
        <Text size={14}>
          {t.otp.sentOn}{' '}
          <Strong>
            <span className="num">{t.otp.number(mobile)}</span>
          </Strong>
        </Text>
      </Stack>
      <FirstFieldForm onSubmit={() => send({ type: 'codeSubmitted' })}>
        <OtpEntry
          t={t.otp}
          errors={t.errors}
          otp={otp}
          codeAtom={codeAtom}
          readyAtom={readyAtom}
          terms={{
            isAcceptedAtom: props.isAcceptedAtom,
            url: props.termsUrl,
            t: t.terms,
            newWindow: t.newWindow,
          }}
          nowMs={nowMs}
          hint={<Link onClick={() => send({ type: 'mobileChangeAsked' })}>{t.otp.change}</Link>}
          send={send}
        />
      </FirstFieldForm>
    </Stack>
  );
}
