import { messagesIn } from '../../../shared/messages/define-messages';
import { partnerPath } from '../../../shared/site/partner-faqs';
import { partners } from '../../../shared/site/partners';
import * as icons from '../../kit/icons';
import { Columns } from '../chrome/columns';
import { CommonQuestions, subjectLinks } from '../chrome/common-questions';
import { OnCanvas } from '../chrome/on-canvas';
import { PageHead } from '../chrome/page-head';
import { Questions } from '../chrome/questions';
import { Subject } from '../chrome/subject';
import type { Page, PageView } from '../page';
import { partnerFaqMessages } from './partner-faq.messages';

function partnerOf({ path }: PageView) {
  const partner = partners.find((each) => partnerPath(each) === path);
  if (!partner) throw new Error(`no partner has ${path}`);
  return partner;
}

/** Questions of a partner, then the common ones. Source: RTE-045. */
export const page: Page = {
  title: (view) => messagesIn(view.locale, partnerFaqMessages).title(partnerOf(view).name),
  description: (view) => messagesIn(view.locale, partnerFaqMessages).description(partnerOf(view).name),
  Body: (view) => {
    const { locale, site } = view;
    const { id, name, kind } = partnerOf(view);
    const { title, heading, questions } = messagesIn(locale, partnerFaqMessages);
    const asked = Object.entries(questions[kind]).map(([question, each], index) => ({
      id: question,
      question: each.question(name),
      answer: [each.answer(name)],
      isOpen: index === 0,
    }));
    return (
      <OnCanvas>
        <PageHead heading={heading(name)} />
        <Columns locale={locale} links={[{ href: `#${id}`, text: name, isName: true }, ...subjectLinks(locale)]}>
          <Subject id={id} title={title(name)} icon={kind === 'shop' ? icons.bag : icons.shield}>
            <Questions asked={asked} />
          </Subject>
          <CommonQuestions locale={locale} site={site} />
        </Columns>
      </OnCanvas>
    );
  },
};
