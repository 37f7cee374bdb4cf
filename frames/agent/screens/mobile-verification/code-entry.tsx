import { useAtomValue } from 'jotai/react';
import type { ReactNode } from 'react';
import { CodeArea, type CodeStep } from '../../../identity';
import { Link } from '../../../kit/link';
import { ReadyButton } from '../../../kit/ready-button';
import { Strong } from '../../../kit/strong';
import { deferredMessages } from '../../deferred-messages';
import { codeAtom, isCodeReadyAtom, mobileAtom } from '../../flow/sales-atoms';
import type { SheetStep } from '../../parts/step-sheet';
import type { ViewProps } from '../../view';

/** The code that the customer reads out; the fifth digit verifies it. Source: S2§2, S2§5. */
export function codeEntry({ send, messages, nowMs }: ViewProps, otp: CodeStep): SheetStep {
  const { code: t } = deferredMessages(messages);
  return {
    title: t.heading,
    intro: (
      <>
        {t.sentTo}{' '}
        <Strong>
          <CustomerNumber text={t.number} />
        </Strong>
        {' \u00a0'}
        <Link onClick={() => send({ type: 'mobileChangeAsked' })}>{t.change}</Link>
      </>
    ),
    actions: (
      <ReadyButton readyAtom={isCodeReadyAtom} pendingLabel={otp.phase === 'verifying' ? t.verifying : null}>
        {t.verify}
      </ReadyButton>
    ),
    step: 'code',
    onSubmit: () => send({ type: 'codeSubmitted' }),
    children: (
      <CodeArea
        t={t}
        errors={messages.error}
        otp={otp}
        codeAtom={codeAtom}
        nowMs={nowMs}
        isSpent={otp.sent.attemptsRemaining === 0}
        hint={t.askCustomer}
        send={send}
      />
    ),
  };
}

const CustomerNumber = ({ text }: { readonly text: (mobile: string) => string }): ReactNode => (
  <span className="num">{text(useAtomValue(mobileAtom))}</span>
);
