import { useEffect, useReducer, useRef } from 'react';
import { FileNotSent } from './file-not-sent';
import { type ChosenFile, notSentBy, reduceFiles } from './files-state';

export interface Files {
  readonly files: readonly ChosenFile[];
  readonly choose: (chosen: readonly File[]) => void;
  readonly remove: (id: number) => void;
  readonly clear: () => void;
}

/** Files of a message: each is sent as soon as it is chosen, and what is taken away meanwhile is broken off. `onGuest`:
 *  nobody is logged in any more. */
export function useFiles(page: Window & typeof globalThis, onGuest: () => void): Files {
  const [files, send] = useReducer(reduceFiles, []);
  const underWay = useRef(new Map<number, AbortController>());
  const lastId = useRef(0);
  useEffect(
    () => () => {
      for (const each of underWay.current.values()) each.abort();
    },
    [],
  );

  const begin = (id: number, file: File): void => {
    const abort = new AbortController();
    underWay.current.set(id, abort);
    // It comes with the first file: a form without one does not need it.
    import('./send-file')
      .then(({ sendFile }) => {
        const onPercent = (percent: number): void => send({ type: 'progressed', id, percent });
        return sendFile(page, file, { signal: abort.signal, onPercent });
      })
      .then(
        (fileId) => send({ type: 'added', id, fileId }),
        (error: unknown) => {
          if (abort.signal.aborted) return;
          send({
            type: 'refused',
            id,
            why: error instanceof FileNotSent ? notSentBy(error.status, error.type) : 'broken',
          });
          if (!(error instanceof FileNotSent)) page.reportError(error);
          else if (error.isGuests) onGuest();
        },
      )
      .finally(() => underWay.current.delete(id));
  };

  return {
    files,
    choose(chosen) {
      const numbered = chosen.map((file) => {
        lastId.current += 1;
        return { id: lastId.current, file };
      });
      const event = {
        type: 'chosen',
        files: numbered.map(({ id, file: { name, size, type } }) => ({ id, name, sizeBytes: size, mediaType: type })),
      } as const;
      const fine = new Set(reduceFiles(files, event).flatMap(({ id, sent }) => (sent.step === 'sending' ? [id] : [])));
      send(event);
      for (const { id, file } of numbered) if (fine.has(id)) begin(id, file);
    },
    remove(id) {
      underWay.current.get(id)?.abort();
      send({ type: 'removed', id });
    },
    clear: () => send({ type: 'cleared' }),
  };
}
