import type { ReactNode } from 'react';
import { Button } from '../../kit/button';
import { Note } from '../../kit/note';
import { Stack } from '../../kit/stack';
import type { OlderStep } from './list';
import type { DeskMessages } from './messages';

interface ShowMoreProps {
  readonly t: Pick<DeskMessages, 'more' | 'loading' | 'failed'>;
  readonly older: OlderStep;
  readonly onMore: () => void;
}

/** Asks for older rows of a list, and says if they did not arrive. */
export function ShowMore({ t, older, onMore }: ShowMoreProps): ReactNode {
  return (
    <Stack gap={3}>
      <div role="alert">{older === 'failed' && <Note tone="error">{t.failed.other}</Note>}</div>
      <Button kind="secondary" pendingLabel={older === 'loading' ? t.loading : null} onClick={onMore}>
        {t.more}
      </Button>
    </Stack>
  );
}
