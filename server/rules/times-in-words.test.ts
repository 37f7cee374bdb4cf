import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { locales } from '../../shared/locales';
import { MINUTE_MS } from '../../shared/rules/duration';
import { LENDER_ACTS_WITHIN_MS } from './lender-answers';
import { SESSION_IDLE_MS, TAB_HANDOVER_MS } from './lifetimes';
import { CODE_RESEND_WAIT_MS, CODE_WINDOW_MS } from './one-time-code-rules';

/** About as long as filing an application takes a person; no rule counts it. */
const APPLICATION_MS = 4 * MINUTE_MS;

/** What a file of words says of time, in its order. */
const saidOfTime: Readonly<Record<string, readonly number[]>> = {
  'agent-deferred.ts': [SESSION_IDLE_MS],
  'agent-support.ts': [CODE_RESEND_WAIT_MS],
  'kfs-pages.ts': [CODE_WINDOW_MS],
  'lender-steps.ts': [LENDER_ACTS_WITHIN_MS],
  'other-flows.ts': [SESSION_IDLE_MS, CODE_RESEND_WAIT_MS],
  'site-about.ts': [SESSION_IDLE_MS],
  'site-account.ts': [SESSION_IDLE_MS],
  'site-entry.ts': [SESSION_IDLE_MS],
  'site-held.ts': [SESSION_IDLE_MS],
  'site-new-user-faq.ts': [APPLICATION_MS],
  'site-ntb.ts': [APPLICATION_MS],
  'site-results.ts': [APPLICATION_MS, APPLICATION_MS],
  'site-tab-redirection.ts': [TAB_HANDOVER_MS],
  'terms.ts': [SESSION_IDLE_MS],
};

/** A number of seconds or minutes, in the words of any language. */
const timeSpan = /(\d+) ?(?:(seconds?|सेकंड)|minutes?|मिनट)/g;
const timesIn = (source: string): number[] =>
  [...source.matchAll(timeSpan)].map(([, count, second]) => Number(count) * (second ? 1_000 : MINUTE_MS));

describe('a time that words name', () => {
  it.each(locales)('is the one that the rule has: %s', (locale) => {
    const folder = join(import.meta.dirname, '../../shared/words', locale);
    const said = readdirSync(folder)
      .map((file) => [file, timesIn(readFileSync(join(folder, file), 'utf8'))] as const)
      .filter(([, times]) => times.length > 0);
    expect(Object.fromEntries(said)).toEqual(saidOfTime);
  });
});
