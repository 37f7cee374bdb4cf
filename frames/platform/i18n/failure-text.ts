import { displayMessage, type Failure, isBusiness, isIntercepted } from '../api/failure';

export interface ErrorMessages {
  /** Fallback. */
  readonly text: string;
  /** By error name; null in English, which the server sends. */
  readonly byName: Readonly<Record<string, string>> | null;
}

type SaidOf = Pick<Failure, 'kind' | 'name' | 'message'>;

/** Translated text of the failure's name, else the server's; null without either. */
export function ownText({ byName }: ErrorMessages, failure: SaidOf): string | null {
  const own = failure.name !== null && byName && Object.hasOwn(byName, failure.name) ? byName[failure.name] : undefined;
  return own ?? displayMessage(failure);
}

/** `ownText` with the fallback. */
export const failureText = (errors: ErrorMessages, failure: SaidOf): string => ownText(errors, failure) ?? errors.text;

/** Text of a failure in a dialog: of a business refusal and of an intercepting proxy; null for a lost connection. Source:
 *  S2§4. */
export const dialogText = (errors: ErrorMessages, failure: Failure): string | null =>
  isBusiness(failure) || isIntercepted(failure) || failure.reaction === 'slowDown' ? ownText(errors, failure) : null;
