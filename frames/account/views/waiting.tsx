import type { ReactNode } from 'react';
import { brand } from '../../../shared/brand';
import { NAMED_LENDERS } from '../../../shared/rules/named-lenders';
import { Button } from '../../kit/button';
import { Heading } from '../../kit/heading';
import * as icons from '../../kit/icons';
import { Note } from '../../kit/note';
import { ResultHead } from '../../kit/result-head';
import { Spinner } from '../../kit/spinner';
import { Stack } from '../../kit/stack';
import { Text } from '../../kit/text';
import { isBusiness, isIntercepted } from '../../platform/api/failure';
import { at } from '../../platform/flow/at';
import { failureText } from '../../platform/i18n/failure-text';
import type { Screen } from '../flow/state';
import type { Messages } from '../page-messages';
import type { ViewProps } from '../view';

/** Identification or lenders' answer pending. */
export function WaitingView({ state, messages }: ViewProps): ReactNode {
  const isChecking = at(state, 'checking') !== null;
  const asked = isChecking ? (state.lenderDetails ?? []) : [];
  const named = asked
    .slice(0, NAMED_LENDERS)
    .map(({ name }) => name)
    .join(', ');
  return (
    <Stack gap={4}>
      <Heading level={1} size="1">
        {isChecking ? messages.checking.heading : messages.account.heading}
      </Heading>
      <Spinner />
      {isChecking && state.message === 'VERIFIED' && <Note live="polite">{messages.entry.verified}</Note>}
      {asked.length > 0 && <Text>{messages.account.asking(named, asked.length - NAMED_LENDERS)}</Text>}
    </Stack>
  );
}

/** Failed identification or answer. Known data stays. */
export function FailedView({ state, messages, send }: ViewProps): ReactNode {
  const screen = at(state, 'failed');
  if (!screen) return null;
  const { heading, text } = headingAndText(messages, screen);
  const isTold = screen.again !== 'lenders' || screen.messageTimer !== null;
  return (
    <Stack gap={4}>
      <ResultHead sign="error" heading={heading} under={{ paragraph: isTold ? text : null }} />
      <Stack gap={2}>
        <Button kind="secondary" icon={icons.retry} onClick={() => send({ type: 'retryAsked' })}>
          {messages.failed.tryAgain}
        </Button>
        {state.userLogin.isLoggedIn && (
          <Button kind="text" onClick={() => send({ type: 'numberChangeAsked' })}>
            {messages.results.notEligibleHere.another}
          </Button>
        )}
      </Stack>
    </Stack>
  );
}

/** A refusal has its own text; a missing response that of the call. */
function headingAndText(
  { offline, intercepted, account, failed, results, checkError, identity }: Messages,
  { again, failure }: Extract<Screen, { name: 'failed' }>,
): { readonly heading: string; readonly text: string } {
  const unreached = isIntercepted(failure) ? intercepted : failure.kind === 'network' ? offline.text : null;
  if (again !== 'lenders') return { heading: account.notOpen, text: unreached ?? failed.text };
  if (isBusiness(failure)) return { heading: checkError.heading, text: failureText(identity.errors, failure) };
  const { heading, text } = results.lendersDown;
  return { heading, text: unreached ?? text };
}

/** HTTP 403. Source: S1§8. */
export function BlockedView({ state, messages }: ViewProps): ReactNode {
  if (!at(state, 'blocked')) return null;
  const { title, before, after } = messages.accountBlocked;
  return (
    <Stack gap={4}>
      <ResultHead
        sign="error"
        heading={title}
        under={{
          paragraph: (
            <>
              {before}
              <a href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</a>
              {after}
            </>
          ),
        }}
      />
    </Stack>
  );
}
