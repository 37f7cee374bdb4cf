/** Languages at hand, each one file that is loaded when it is needed. The first key is the fallback. */
export type Catalogues<Messages> = Readonly<Record<string, () => Messages | Promise<Messages>>>;

/** The catalogue for a language tag ('hi', 'hi-IN'); an unknown or absent one gets the fallback. */
export async function loadCatalogue<Messages>(
  catalogues: Catalogues<Messages>,
  fallback: Messages,
  locale: string | null | undefined,
): Promise<Messages> {
  const language = (locale ?? '').toLowerCase().split('-')[0] ?? '';
  const load = Object.hasOwn(catalogues, language) ? catalogues[language] : undefined;
  if (!load) return fallback;
  try {
    return await load();
  } catch {
    // A language file that does not load must not keep the agent from working: the fallback is there already.
    return fallback;
  }
}
