/** How long a lazy part of a page may take. Source: S1§9. */
export const CHUNK_TIMEOUT_MS = 120_000;

/** Loads a lazy part. Rejects with 'Loading chunk failed' where it does not come within the time-out. Source: S1§7. */
export function loadChunk<T>(load: () => Promise<T>, timeoutMs: number = CHUNK_TIMEOUT_MS): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('Loading chunk failed: timeout')), timeoutMs);
    load()
      .then(resolve, (cause: unknown) => reject(new Error('Loading chunk failed', { cause })))
      .finally(() => clearTimeout(timer));
  });
}
