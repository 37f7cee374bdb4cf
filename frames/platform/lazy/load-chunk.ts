import { loadLateTranslations } from '../../../shared/messages/define-messages';
import { TRANSLATIONS_WITHIN_MS } from '../i18n/load-messages';
import { withTimeout } from '../time/with-timeout';

/** Source: S1§9. */
const CHUNK_TIMEOUT_MS = 120_000;

/** Loads a lazy screen. Rejects with 'Loading chunk failed' after the time-out. Source: S1§7. */
export function loadChunk<T>(load: () => Promise<T>, timeoutMs: number = CHUNK_TIMEOUT_MS): Promise<T> {
  const loaded = load().then(
    async (chunk) => {
      // Without its translations it shows English.
      await withTimeout(loadLateTranslations(), TRANSLATIONS_WITHIN_MS, () => undefined).catch(() => undefined);
      return chunk;
    },
    (cause: unknown) => {
      throw new Error('Loading chunk failed', { cause });
    },
  );
  return withTimeout(loaded, timeoutMs, () => {
    throw new Error('Loading chunk failed: timeout');
  });
}
