import type { ReactNode } from 'react';
import { Note } from '../../kit/note';
import { type OfflineMessages, useConnection } from '../../offline';

/** 'No Internet' in a widget that is part of the shop's page: a dialog would take the focus from a reader who is elsewhere. */
export function OfflineNote({ words }: { readonly words: OfflineMessages }): ReactNode {
  const { isOnline } = useConnection();
  if (isOnline) return null;
  return (
    <Note tone="error" spoken="alert">
      {words.title} – {words.text}
    </Note>
  );
}
