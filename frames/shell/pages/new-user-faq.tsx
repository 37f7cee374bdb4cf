import { messagesIn } from '../../../shared/messages/define-messages';
import { faq } from '../../../shared/site/routes';
import * as icons from '../../kit/icons';
import { AskUs } from '../chrome/ask-us';
import { Columns } from '../chrome/columns';
import { OnCanvas } from '../chrome/on-canvas';
import { PageHead } from '../chrome/page-head';
import { Questions } from '../chrome/questions';
import { Subject } from '../chrome/subject';
import { TextLink } from '../chrome/text-link';
import { addressOf } from '../navigation';
import type { Page } from '../page';
import { newUserFaqMessages } from './new-user-faq.messages';

/** Questions of new customers. Source: S1§2.2. */
export const page: Page = {
  title: ({ locale }) => messagesIn(locale, newUserFaqMessages).title,
  description: ({ locale }) => messagesIn(locale, newUserFaqMessages).description,
  Body: ({ locale }) => {
    const { title, heading, intro, questions, more } = messagesIn(locale, newUserFaqMessages);
    const asked = Object.entries(questions).map(([id, each], index) => ({ id, ...each, isOpen: index === 0 }));
    return (
      <OnCanvas>
        <PageHead heading={heading} line={intro} />
        <Columns locale={locale} links={asked.map(({ id, question }) => ({ href: `#${id}`, text: question }))}>
          <Subject id="new" title={title} icon={icons.person}>
            <Questions asked={asked} />
          </Subject>
          <TextLink href={addressOf(locale, faq)}>{more}</TextLink>
          <AskUs locale={locale} />
        </Columns>
      </OnCanvas>
    );
  },
};
