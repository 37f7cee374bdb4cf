import type { ReactNode } from 'react';
import type { Texts } from '../../../shared/messages/define-messages';
import type { commonMessages } from '../../kit/common.messages';
import { Note } from '../../kit/note';

/** 'No Internet' in a widget that is part of the shop's page: a dialog would take the focus from a reader who is elsewhere. */
export function OfflineNote({ t }: { readonly t: Texts<typeof commonMessages>['offline'] }): ReactNode {
  return (
    <Note tone="error" live="assertive">
      {t.title} – {t.text}
    </Note>
  );
}
