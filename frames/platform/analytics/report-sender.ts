import { frameErrorAddress } from '../../../shared/api/addresses';
import { errorClasses, type ReportingFrame } from '../../../shared/rules/frame-errors';
import type { ErrorReporter } from './error-reporter';

declare const KADAM_VERSION: string;

/** Of one page: what goes wrong again and again is told once, and a page that falls apart does not tell all of it. */
const SENT_AT_MOST = 5;

/** Tells the server what kind of error a frame met, and nothing that was in it: no message leaves the page. */
export function reportSender(page: Pick<Window, 'fetch'>, frame: ReportingFrame): ErrorReporter {
  const sent = new Set<string>();
  return {
    report({ code, during, errorName }) {
      const body = JSON.stringify({
        frame,
        place: during === 'chunk' || during === 'unhandled' ? during : 'call',
        errorClass: errorClasses.find((name) => name === errorName) ?? 'Error',
        code,
        version: KADAM_VERSION,
      });
      if (sent.has(body) || sent.size === SENT_AT_MOST) return;
      sent.add(body);
      const headers = { 'content-type': 'application/json' };
      // Nobody waits for it, and where it fails the next one would fail too.
      page
        .fetch(frameErrorAddress.path, { method: frameErrorAddress.method, keepalive: true, headers, body })
        .catch(() => undefined);
    },
  };
}
