import { frameErrorAddress } from '../../../shared/api/addresses';
import { errorClasses, type ReportingFrame } from '../../../shared/rules/frame-errors';
import type { ErrorReporter } from './error-reporter';

declare const KADAM_VERSION: string;

/** Per page. A repeated error is sent once. */
const SENT_AT_MOST = 5;

/** Sends the kind of an error to the server, never its message. */
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
      // Not awaited; a failure is ignored.
      page
        .fetch(frameErrorAddress.path, { method: frameErrorAddress.method, keepalive: true, headers, body })
        .catch(() => undefined);
    },
  };
}
