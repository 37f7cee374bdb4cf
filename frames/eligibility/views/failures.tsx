import type { ReactNode } from 'react';
import { brand } from '../../../shared/brand';
import { Button } from '../../kit/button';
import * as icons from '../../kit/icons';
import { Link } from '../../kit/link';
import { ResultHead } from '../../kit/result-head';
import { Stack } from '../../kit/stack';
import { type Failure, isBusiness, isIntercepted } from '../../platform/api/failure';
import { at } from '../../platform/flow/at';
import { failureText } from '../../platform/i18n/failure-text';
import type { Messages } from '../page-messages';
import type { ViewProps } from '../view';

/** API_ERROR: the options did not load, or the shopper is blocked. Source: S1§8. */
export function ApiErrorView({ state, messages, send }: ViewProps): ReactNode {
  const screen = at(state, 'API_ERROR');
  if (!screen) return null;
  if (screen.cause === 'blocked') {
    const { accountBlocked: t } = messages;
    const text = (
      <>
        {t.before}
        <Link href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</Link>
        {t.after}
      </>
    );
    return (
      <Stack gap={4}>
        <ResultHead sign="error" heading={t.title} under={{ paragraph: text }} />
        <Button kind="secondary" onClick={() => send({ type: 'numberChangeAsked' })}>
          {t.goBack}
        </Button>
      </Stack>
    );
  }
  // Our server has said why it does not open, and that asking again is no use.
  if (isBusiness(screen.failure) && screen.failure.retry === false)
    return (
      <ResultHead
        sign="error"
        heading={messages.error.closed}
        under={{ paragraph: failureText(messages.identity.errors, screen.failure) }}
      />
    );
  return (
    <Stack gap={4}>
      <ResultHead
        sign="error"
        heading={messages.error.heading}
        under={{ paragraph: unreachedText(messages, screen.failure) ?? messages.failed.text }}
      />
      <Button kind="secondary" icon={icons.retry} onClick={() => send({ type: 'retryAsked' })}>
        {messages.failed.tryAgain}
      </Button>
    </Stack>
  );
}

/** DYNAMIC_CE_ERROR: the lenders could not be asked about the shopper; the number stays. */
export function CheckErrorView({ state, messages, send }: ViewProps): ReactNode {
  const screen = at(state, 'DYNAMIC_CE_ERROR');
  if (!screen) return null;
  return (
    <Stack gap={4}>
      <ResultHead
        sign="error"
        heading={messages.checkError.heading}
        under={{ paragraph: wordsOf(messages, screen.failure) }}
      />
      <Stack gap={2}>
        <Button kind="secondary" icon={icons.retry} onClick={() => send({ type: 'retryAsked' })}>
          {messages.failed.tryAgain}
        </Button>
        <Button kind="text" onClick={() => send({ type: 'numberChangeAsked' })}>
          {messages.notEligible.tryAnother}
        </Button>
      </Stack>
    </Stack>
  );
}

/** Message if our server was not reached; null for any other failure. */
function unreachedText({ offline, intercepted }: Messages, failure: Failure): string | null {
  if (isIntercepted(failure)) return intercepted;
  return failure.kind === 'network' ? offline.text : null;
}
const wordsOf = (messages: Messages, failure: Failure): string =>
  unreachedText(messages, failure) ?? failureText(messages.identity.errors, failure);
