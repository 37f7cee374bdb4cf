import type { ReactNode } from 'react';
import { brand } from '../../../shared/brand';
import { failureText } from '../../identity';
import { Button } from '../../kit/button';
import { ResultHead } from '../../kit/result-head';
import { Stack } from '../../kit/stack';
import type { Failure } from '../../platform/api/failure';
import type { ScreenOf } from '../flow/state';
import type { Messages } from '../messages/messages';
import type { ViewProps } from '../view';

type FailureViewProps<Name extends 'API_ERROR' | 'DYNAMIC_CE_ERROR'> = ViewProps & { readonly screen: ScreenOf<Name> };

/** API_ERROR: the options did not load, or the shopper is blocked. Source: S1§8. */
export function ApiErrorView(props: FailureViewProps<'API_ERROR'>): ReactNode {
  const { screen, messages, send } = props;
  if (screen.cause === 'blocked') {
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
        under={{ paragraph: isOffline(screen.failure) ? messages.error.offline : messages.error.text }}
      />
      <Button kind="secondary" icon="retry" onClick={() => send({ type: 'retryAsked' })}>
        {messages.error.tryAgain}
      </Button>
    </Stack>
  );
}

/** DYNAMIC_CE_ERROR: the lenders could not be asked about the shopper; the number stays. */
export function CheckErrorView({ screen, messages, send }: FailureViewProps<'DYNAMIC_CE_ERROR'>): ReactNode {
  return (
    <Stack gap={4}>
      <ResultHead
        sign="error"
        heading={messages.checkError.heading}
        under={{ paragraph: wordsOf(messages, screen.failure) }}
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

const isOffline = ({ kind }: Failure): boolean => kind === 'network';
const wordsOf = (messages: Messages, failure: Failure): string =>
  isOffline(failure) ? messages.error.offline : failureText(messages.identity, failure);
