import { useRef, useState } from 'react';
import { type DeskApplication, fileApplication } from '../../../shared/api/filed-application';
import { ApiError } from '../../platform/api/api-error';
import type { ApiClient } from '../../platform/api/client';
import { randomId } from '../../platform/random/random-id';
import { bodyOf, emptyFile, type FileFault, type FileFields, faultsOf } from './file-form';
import type { Filed } from './ntb-data';

interface Filing {
  readonly page: Window & typeof globalThis;
  readonly client: ApiClient;
  readonly lenders: Filed['lenders'];
  readonly onFiled: (application: DeskApplication) => void;
  readonly onRefused: (error: unknown) => void;
}

/** What is typed, and its filing: once, however often it has to be asked. */
export function useFiling({ page, client, lenders, onFiled, onRefused }: Filing) {
  const [fields, setFields] = useState<FileFields>(() => emptyFile(lenders));
  const [faults, setFaults] = useState<readonly FileFault[]>([]);
  const [isBusy, setBusy] = useState(false);
  /** What happens while an answer is on its way counts. */
  const now = useRef({ onFiled, onRefused });
  now.current = { onFiled, onRefused };
  const intent = useRef<{ readonly of: string; readonly key: string } | null>(null);

  const type = (change: Partial<FileFields>): void => {
    const next = { ...fields, ...change };
    setFields(next);
    if (faults.length > 0)
      setFaults(faultsOf(next, lenders, page.Date.now()).filter((fault) => faults.includes(fault)));
  };
  const submit = (): void => {
    const wrong = faultsOf(fields, lenders, page.Date.now());
    setFaults(wrong);
    if (wrong.length > 0 || isBusy) return;
    const body = bodyOf(fields);
    const of = JSON.stringify(body);
    if (intent.current?.of !== of) intent.current = { of, key: randomId(page) };
    setBusy(true);
    client
      .call(fileApplication, body, { idempotencyKey: intent.current.key })
      .then(
        ({ application }) => {
          intent.current = null;
          setFields(emptyFile(lenders));
          now.current.onFiled(application);
        },
        (error: unknown) => {
          // What was answered is done with; a silence is asked about by the same key.
          if (error instanceof ApiError && error.kind === 'business') intent.current = null;
          now.current.onRefused(error);
        },
      )
      .finally(() => setBusy(false));
  };
  return { fields, faults, isBusy, type, submit };
}
