import { type ReactNode, useState } from 'react';
import { Button } from '../../kit/button';
import { Note } from '../../kit/note';
import { Stack } from '../../kit/stack';
import type { DeskWords } from './words';

interface ShowMoreProps {
  readonly words: Pick<DeskWords, 'more' | 'loading' | 'failed'>;
  /** Reads older ones, and shows them. */
  readonly read: () => Promise<void>;
  readonly onFailure: (error: unknown) => void;
}

/** Asks for older ones of a list, and says where that did not work. */
export function ShowMore({ words, read, onFailure }: ShowMoreProps): ReactNode {
  const [isBusy, setBusy] = useState(false);
  const [isFailed, setFailed] = useState(false);
  const more = (): void => {
    setBusy(true);
    setFailed(false);
    read()
      .catch((error: unknown) => {
        setFailed(true);
        onFailure(error);
      })
      .finally(() => setBusy(false));
  };
  return (
    <Stack gap={3}>
      <div role="alert">{isFailed && <Note tone="error">{words.failed.other}</Note>}</div>
      <Button kind="secondary" pendingLabel={isBusy ? words.loading : null} onClick={more}>
        {words.more}
      </Button>
    </Stack>
  );
}
