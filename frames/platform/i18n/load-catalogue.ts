/** Languages at hand, each one file that is loaded when it is needed. The first key is the fallback. */
export type Catalogues<Messages> = Readonly<Record<string, () => Messages | Promise<Messages>>>;

/** How long words may take that a page cannot be shown without: whoever waits longer reads the fallback's. */
export const CATALOGUE_WITHIN_MS = 5_000;

/** The catalogue for a language tag ('hi', 'hi-IN'); an unknown or absent one gets the fallback. */
export async function loadCatalogue<Messages>(
  catalogues: Catalogues<Messages>,
  fallback: Messages,
  locale: string | null | undefined,
): Promise<Messages> {
  const language = (locale ?? '').toLowerCase().split('-')[0] ?? '';
  const load = Object.hasOwn(catalogues, language) ? catalogues[language] : undefined;
  if (!load) return fallback;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<Messages>((resolve) => {
    timer = setTimeout(resolve, CATALOGUE_WITHIN_MS, fallback);
  });
  try {
    return await Promise.race([load(), late]);
  } catch {
    // A language file that does not load must not keep the agent from working: the fallback is there already.
    return fallback;
  } finally {
    clearTimeout(timer);
  }
}
