import { header } from '../../../shared/api/headers';
import { type Locale, langOf } from '../../../shared/locales';
import { setPageLanguage } from '../i18n/set-page-language';
import { type Call, sentOf } from './call';

/** A path has one method. */
type Asked = Omit<Call, 'method'>;

/** By path, input and headers of the call. */
export type PrefetchedAnswers = Map<string, Promise<Response>>;

/** Responses of a prefetched first call, and preloaded ones. Each is used once, by the same call; any other call clears all.
 *  The app shares those of its bootstrap. */
export const answers: PrefetchedAnswers = globalThis.kadamBootstrap?.answers ?? new Map();

export function storePrefetched(call: Asked, answer: Promise<Response>): void {
  // The caller that takes the response handles the failure.
  answer.catch(() => undefined);
  answers.set(nameOf(call), answer);
}

/** Sends the first call of a page before the page and its HTTP library have loaded; the call has no query. Sets the page's
 *  language to `locale`. */
export function prefetch(call: Call, locale: Locale): void {
  setPageLanguage(document.documentElement, locale);
  const said = { ...call, headers: { ...call.headers, [header.language]: langOf(locale) } };
  storePrefetched(said, fetch(said.path, sentOf(said)));
}

/** Undefined if the call has to be sent. */
export function takePrefetched(call: Asked): Promise<Response> | undefined {
  const name = nameOf(call);
  const answer = answers.get(name);
  if (answer) answers.delete(name);
  else answers.clear();
  return answer;
}

/** Equal for equal calls. */
const nameOf = ({ path, input, headers }: Asked): string =>
  JSON.stringify([path, input ?? {}, Object.entries(headers).sort()]);
