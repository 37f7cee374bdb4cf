import type { ReactNode } from 'react';
import type { Texts } from '../../shared/messages/define-messages';
import { Button } from '../kit/button';
import { MoneyText } from '../kit/money-text';
import { Note } from '../kit/note';
import { Stack } from '../kit/stack';
import { type ErrorMessages, failureText } from '../platform/i18n/failure-text';
import type { AppLinkStep } from './app-link-step';
import type { appLinkMessages } from './messages';

interface AppLinkProps {
  readonly link: AppLinkStep;
  readonly t: Texts<typeof appLinkMessages>;
  readonly errors: ErrorMessages;
  readonly onSend: () => void;
}

/** Offers the link of the app by SMS; nothing without an app. Source: API-073, API-100. */
export function AppLink({ link, t, errors, onSend }: AppLinkProps): ReactNode {
  if (link.step === 'hidden') return null;
  const failure = link.step === 'offered' ? link.failure : null;
  return (
    <Stack gap={2}>
      {link.step !== 'sent' && (
        <Button kind="text" pendingLabel={link.step === 'sending' ? t.sending : null} onClick={onSend}>
          {t.send}
        </Button>
      )}
      <div role="status">
        {link.step === 'sent' && (
          <Note>
            <MoneyText>{t.sent(link.maskedMobile)}</MoneyText>
          </Note>
        )}
      </div>
      {failure && (
        <Note tone="error" live="assertive">
          {failureText(errors, failure)}
        </Note>
      )}
    </Stack>
  );
}
