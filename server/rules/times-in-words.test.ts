import { describe, expect, it } from 'vitest';
import { locales } from '../../shared/locales';
import { sourcesIn } from '../../shared/messages/testing/message-files';
import { MINUTE_MS } from '../../shared/rules/duration';
import { LENDER_ACTS_WITHIN_MS } from './lender-answers';
import { SESSION_IDLE_MS, TAB_HANDOVER_MS } from './lifetimes';
import { CODE_RESEND_WAIT_MS, CODE_WINDOW_MS } from './one-time-code-rules';

/** Usual time to file an application; no rule uses it. */
const APPLICATION_MS = 4 * MINUTE_MS;

/** Times in a file of messages, in order. */
const saidOfTime: Readonly<Record<string, readonly number[]>> = {
  'frames/agent/screens': [SESSION_IDLE_MS],
  'frames/agent/screens/support': [CODE_RESEND_WAIT_MS],
  'frames/shell/documents/kfs-code': [CODE_WINDOW_MS],
  'frames/checkout/lender-steps': [LENDER_ACTS_WITHIN_MS],
  'frames/checkout/other-flows': [SESSION_IDLE_MS, CODE_RESEND_WAIT_MS],
  'frames/shell/pages/about': [SESSION_IDLE_MS],
  'frames/account': [SESSION_IDLE_MS],
  'frames/account/entry': [SESSION_IDLE_MS],
  'frames/own-data/personal-data': [SESSION_IDLE_MS],
  'frames/shell/pages/new-user-faq': [APPLICATION_MS],
  'frames/own-application': [APPLICATION_MS],
  'frames/account/results': [APPLICATION_MS, APPLICATION_MS],
  'frames/tab-redirection': [TAB_HANDOVER_MS],
  'shared/legal/terms': [SESSION_IDLE_MS],
};

/** A number of seconds or minutes, in any language. */
const timeSpan = /(\d+) ?(?:(seconds?|सेकंड)|minutes?|मिनट)/g;
const timesIn = (source: string): number[] =>
  [...source.matchAll(timeSpan)].map(([, count, second]) => Number(count) * (second ? 1_000 : MINUTE_MS));

describe('times in messages', () => {
  it.each(locales)('equal the rule: %s', (locale) => {
    const said = Object.entries(sourcesIn(locale))
      .map(([path, source]) => [path, timesIn(source)] as const)
      .filter(([, times]) => times.length > 0);
    expect(Object.fromEntries(said)).toEqual(saidOfTime);
  });
});
