import { useAtomValue } from 'jotai/react';
import type { ReactNode } from 'react';
import { CodeArea, type CodeStep } from '../../identity';
import { Link } from '../../kit/link';
import { ReadyButton } from '../../kit/ready-button';
import { Strong } from '../../kit/strong';
import { deferredMessages } from '../deferred-messages';
import { codeAtom, isCodeReadyAtom, mobileAtom } from '../flow/sales-atoms';
import type { ViewProps } from '../view';
import type { SheetStep } from './step-sheet';

/** The code that the customer reads out; the fifth digit verifies it. Source: S2§2, S2§5. */
export function codeEntry({ send, messages, nowMs }: ViewProps, otp: CodeStep): SheetStep {
  const { code: words } = deferredMessages(messages);
  return {
    title: words.heading,
    intro: (
      <>
        {words.sentTo}{' '}
        <Strong>
          <CustomerNumber text={words.number} />
        </Strong>
        {' \u00a0'}
        <Link onClick={() => send({ type: 'mobileChangeAsked' })}>{words.change}</Link>
      </>
    ),
    actions: (
      <ReadyButton readyAtom={isCodeReadyAtom} pendingLabel={otp.phase === 'verifying' ? words.verifying : null}>
        {words.verify}
      </ReadyButton>
    ),
    step: 'code',
    onSubmit: () => send({ type: 'codeSubmitted' }),
    children: (
      <CodeArea
        words={words}
        errors={messages.error}
        otp={otp}
        codeAtom={codeAtom}
        nowMs={nowMs}
        isSpent={otp.sent.attemptsRemaining === 0}
        hint={words.askCustomer}
        send={send}
      />
    ),
  };
}

const CustomerNumber = ({ text }: { readonly text: (mobile: string) => string }): ReactNode => (
  <span className="num">{text(useAtomValue(mobileAtom))}</span>
);
