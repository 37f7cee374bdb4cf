import type { PerformPorts } from '../platform/page/site-page';
import { FileNotSent } from './file-not-sent';
import { type FileEffect, type FileEvent, notSentBy } from './files-state';

/** Uploads files and reports progress. A logged-out customer reloads the page, which redirects to the login. */
export function createFileSender({
  page,
  send,
  signal,
  reload,
}: PerformPorts<FileEvent, unknown>): (effect: FileEffect) => void {
  const underWay = new Map<number, AbortController>();
  signal.addEventListener('abort', () => {
    for (const abort of underWay.values()) abort.abort();
  });
  return (effect) => {
    const { id } = effect;
    if (effect.type === 'abortFile') {
      underWay.get(id)?.abort();
      return;
    }
    const abort = new AbortController();
    underWay.set(id, abort);
    // Loaded with the first file.
    import('./send-file')
      .then(({ sendFile }) => {
        const onPercent = (percent: number): void => send({ type: 'fileProgressed', id, percent });
        return sendFile(page, effect.file, { signal: abort.signal, onPercent });
      })
      .then(
        (fileId) => send({ type: 'fileAdded', id, fileId }),
        (error: unknown) => {
          if (abort.signal.aborted) return;
          const why = error instanceof FileNotSent ? notSentBy(error.status, error.type) : 'broken';
          send({ type: 'fileRefused', id, why });
          if (!(error instanceof FileNotSent)) page.reportError(error);
          else if (error.isGuests) reload();
        },
      )
      .finally(() => underWay.delete(id));
  };
}
