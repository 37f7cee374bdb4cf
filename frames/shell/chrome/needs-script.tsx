import type { ReactNode } from 'react';
import type { Locale } from '../../../shared/locales';
import { messagesIn } from '../../../shared/messages/define-messages';
import { entryMessages } from '../../account/entry.messages';

export const NeedsScript = ({ locale }: { readonly locale: Locale }): ReactNode => (
  <noscript>
    <p>{messagesIn(locale, entryMessages).needsScript}</p>
  </noscript>
);
