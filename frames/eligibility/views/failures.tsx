import type { ReactNode } from 'react';
import { brand } from '../../../shared/brand';
import { type Failure, failureText } from '../../identity';
import { Button } from '../../kit/button';
import { ResultHead } from '../../kit/result-head';
import { Stack } from '../../kit/stack';
import type { Messages } from '../messages/messages';
import type { ViewProps } from '../view';

/** API_ERROR: the options did not load, or the shopper is blocked. Source: S1§8. */
export function ApiErrorView({ state, messages, send }: ViewProps<'API_ERROR'>): ReactNode {
  if (state.cause === 'blocked') {
    const { blocked } = messages;
    return (
      <Stack gap={4}>
        <ResultHead sign="error" heading={blocked.heading} under={{ paragraph: blocked.text(brand.supportEmail) }} />
        <Button kind="secondary" onClick={() => send({ type: 'numberChangeAsked' })}>
          {blocked.goBack}
        </Button>
      </Stack>
    );
  }
  return (
    <Stack gap={4}>
      <ResultHead
        sign="error"
        heading={messages.error.heading}
        under={{ paragraph: isOffline(state.failure) ? messages.error.offline : messages.error.text }}
      />
      <Button kind="secondary" icon="retry" onClick={() => send({ type: 'retryAsked' })}>
        {messages.error.tryAgain}
      </Button>
    </Stack>
  );
}

/** DYNAMIC_CE_ERROR: the lenders could not be asked about the shopper; the number stays. */
export function CheckErrorView({ state, messages, send }: ViewProps<'DYNAMIC_CE_ERROR'>): ReactNode {
  return (
    <Stack gap={4}>
      <ResultHead
        sign="error"
        heading={messages.checkError.heading}
        under={{ paragraph: wordsOf(messages, state.failure) }}
      />
      <Stack gap={2}>
        <Button kind="secondary" icon="retry" onClick={() => send({ type: 'retryAsked' })}>
          {messages.error.tryAgain}
        </Button>
        <Button kind="text" onClick={() => send({ type: 'numberChangeAsked' })}>
          {messages.notEligible.tryAnother}
        </Button>
      </Stack>
    </Stack>
  );
}

const isOffline = ({ name }: Failure): boolean => name === 'NETWORK_ERROR';
const wordsOf = (messages: Messages, failure: Failure): string =>
  isOffline(failure) ? messages.error.offline : failureText(messages.identity, failure);
