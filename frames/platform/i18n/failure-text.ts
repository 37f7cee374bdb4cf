import { displayMessage, type Failure, isBusiness, isIntercepted } from '../api/failure';

/** What a page says of errors. */
export interface ErrorMessages {
  /** Where a failure brings no words of its own. */
  readonly text: string;
  /** By the names of the rows; null in English, whose sentences the server sends. */
  readonly byName: Readonly<Record<string, string>> | null;
}

type SaidOf = Pick<Failure, 'kind' | 'name' | 'message'>;

/** What a failure says: the language's words for its name, else the server's own; null without either. */
export function ownText({ byName }: ErrorMessages, failure: SaidOf): string | null {
  const own = failure.name !== null && byName && Object.hasOwn(byName, failure.name) ? byName[failure.name] : undefined;
  return own ?? displayMessage(failure);
}

/** The same, and never nothing. */
export const failureText = (errors: ErrorMessages, failure: SaidOf): string => ownText(errors, failure) ?? errors.text;

/** The same in a dialog over the screen, which is more than one call's: a failure that the server put into words says those,
 *  as does a network that answers in its place; a broken line says nothing. Source: S2§4. */
export const dialogText = (errors: ErrorMessages, failure: Failure): string | null =>
  isBusiness(failure) || isIntercepted(failure) || failure.reaction === 'slowDown' ? ownText(errors, failure) : null;
