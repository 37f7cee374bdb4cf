import type { Failure } from '../../platform/api/failure';
import { dialogText } from '../../platform/i18n/failure-text';
import { deferredMessages } from '../deferred-messages';
import type { Messages } from '../page-messages';

/** What happened, and what it means. */
interface FailureText {
  readonly title: string;
  readonly text: string;
}

/** Messages of a payment row; another failure says what the server said. */
export function failureText(messages: Messages, failure: Failure, lender: string): FailureText {
  const { failures } = deferredMessages(messages);
  const rows: Readonly<Record<string, (lender: string) => FailureText>> = failures.byName;
  const row = failure.name !== null && Object.hasOwn(rows, failure.name) ? rows[failure.name] : undefined;
  const other = failures.other(lender);
  const own = dialogText(messages.errors, failure);
  return row?.(lender) ?? { title: failure.title ?? other.title, text: own ?? other.text };
}
