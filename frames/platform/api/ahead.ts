import { header } from '../../../shared/api/headers';
import { type Locale, langOf } from '../../../shared/locales';
import { type Call, sentOf } from './call';

/** An address is called in one way. */
type Asked = Omit<Call, 'method'>;

/** By what the call says. */
export type Answers = Map<string, Promise<Response>>;

/** Answers that are on their way, or there, before they are asked for: of a first call, which is sent as soon as all that
 *  it says is known, and those that an answer brought along. Each is given once, to the very same call. Whatever else is
 *  asked of the server may change what it would say: then all are forgotten. An app has those of its page's bootstrap. */
export const answers: Answers = globalThis.kadamBootstrap?.answers ?? new Map();

export function expectAnswer(call: Asked, answer: Promise<Response>): void {
  // Who takes it meets its failure.
  answer.catch(() => undefined);
  answers.set(nameOf(call), answer);
}

/** Sends the call that a page begins with, before the page is there, and before the library that sends all others. It has
 *  no query. `locale`: what the page will speak, which it says of itself from now on. A call that is not asked for after all
 *  costs a request and changes nothing. */
export function sendFirst(call: Call, locale: Locale): void {
  const lang = langOf(locale);
  document.documentElement.lang = lang;
  const said = { ...call, headers: { ...call.headers, [header.language]: lang } };
  expectAnswer(said, fetch(said.path, sentOf(said)));
}

/** Undefined where the call has to go out. */
export function takeAnswer(call: Asked): Promise<Response> | undefined {
  const name = nameOf(call);
  const answer = answers.get(name);
  if (answer) answers.delete(name);
  else answers.clear();
  return answer;
}

/** The same for two calls that say the same. */
const nameOf = ({ path, input, headers }: Asked): string =>
  JSON.stringify([path, input ?? {}, Object.entries(headers).sort()]);
