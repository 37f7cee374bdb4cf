import { type Locale, localeOf, type OtherLocale } from '../../../shared/locales';
import { withTimeout } from '../time/with-timeout';

/** What a page says, in each language. */
export interface Catalogue<Messages> {
  /** In memory from the start. */
  readonly english: Messages;
  /** What the first screen says in the language of a tag ('hi', 'hi-IN'); English for an unknown or absent one, and where
   *  another does not come. */
  load(tag: string | null | undefined): Promise<Messages>;
  /** All that the page says in it. */
  loadAll(tag: string | null | undefined): Promise<Messages>;
  /** All in the language that was loaded last; screens that load late wait for it. Never rejects. */
  readonly whole: Promise<Messages>;
}

/** How long words may take that a page cannot be shown without: whoever waits longer reads English. */
export const CATALOGUE_WITHIN_MS = 5_000;

/** The words of a page, put together from files of `shared/words`: those in English, and what loads the same ones in
 *  another language (`import.meta.laterWords`, `import.meta.stagedWords`). */
export function catalogue<First extends object, Rest, Messages>(
  messagesOf: (files: First | (First & Rest)) => Messages,
  inEnglish: First,
  others: Readonly<Record<OtherLocale, () => Promise<First & { readonly rest?: () => Promise<Rest> }>>>,
): Catalogue<Messages> {
  const english = messagesOf(inEnglish);
  const loaders: Partial<Readonly<Record<Locale, (typeof others)[OtherLocale]>>> = others;
  let whole: Promise<Messages> = Promise.resolve(english);

  /** Both come, also where the language does not. */
  function stages(tag: string | null | undefined): readonly [first: Promise<Messages>, whole: Promise<Messages>] {
    const fetchFiles = loaders[localeOf(tag)];
    if (!fetchFiles) return [Promise.resolve(english), Promise.resolve(english)];
    const files = fetchFiles();
    const first = inTime(files.then(messagesOf), english);
    const withRest = async (): Promise<Messages> => {
      const messages = await first;
      if (messages === english) return english;
      const now = await files;
      return now.rest
        ? inTime(
            now.rest().then((rest) => messagesOf({ ...now, ...rest })),
            messages,
          )
        : messages;
    };
    return [first, withRest()];
  }

  return {
    english,
    load(tag) {
      const [first, all] = stages(tag);
      whole = all;
      return first;
    },
    loadAll: (tag) => stages(tag)[1],
    get whole() {
      return whole;
    },
  };
}

/** A language that does not load must not keep the agent from working: what is there already does. */
const inTime = <Messages>(wanted: Promise<Messages>, instead: Messages): Promise<Messages> =>
  withTimeout(wanted, CATALOGUE_WITHIN_MS, () => instead).catch(() => instead);
