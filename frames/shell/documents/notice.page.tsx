import { messagesIn } from '../../../shared/messages/define-messages';
import type { DocumentView } from '../../../shared/site/documents';
import { chromeMessages } from '../chrome/messages';
import { BrandLine } from './brand-line';
import type { DocumentPage } from './document-page';
import { noticeMessages } from './notice.messages';

const textsOf = ({ locale, name }: DocumentView<'notice'>) => messagesIn(locale, noticeMessages)[name];

export const page: DocumentPage<'notice'> = {
  title: (view) => messagesIn(view.locale, chromeMessages).title(textsOf(view).title),
  body: (view) => (
    <main className="notice">
      <BrandLine />
      <h1>{textsOf(view).title}</h1>
      <p>{textsOf(view).text}</p>
    </main>
  ),
};
