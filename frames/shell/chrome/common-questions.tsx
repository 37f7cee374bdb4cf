import type { ReactNode } from 'react';
import type { Locale } from '../../../shared/locales';
import { messagesIn, type Texts } from '../../../shared/messages/define-messages';
import { faqFactsOf } from '../../../shared/site/worked-example';
import type { IconPath } from '../../kit/icon';
import * as icons from '../../kit/icons';
import { lenderOf } from '../lender-of';
import type { PageLink } from '../navigation';
import type { PageView } from '../page';
import { AskUs } from './ask-us';
import css from './common-questions.module.css';
import { faqMessages } from './faq.messages';
import { Questions } from './questions';
import { Subject } from './subject';
import { WorkedSum } from './worked-sum';

type SubjectId = keyof Texts<typeof faqMessages>['subjects'];

const iconOf: Readonly<Record<SubjectId, IconPath>> = {
  what: icons.calendar,
  how: icons.retry,
  lends: icons.shield,
  fees: icons.rupee,
  shop: icons.bag,
};
const ids = Object.keys(iconOf) as SubjectId[];

export const subjectLinks = (locale: Locale): readonly PageLink[] =>
  ids.map((id) => ({ href: `#${id}`, text: messagesIn(locale, faqMessages).subjects[id].title }));

/** Five subjects, a card each, with the worked example. Source: S1§1. */
export function CommonQuestions({ locale, site }: Pick<PageView, 'locale' | 'site'>): ReactNode {
  const facts = faqFactsOf(lenderOf(site));
  const { subjects, example, star } = messagesIn(locale, faqMessages);
  return (
    <>
      {ids.map((id) => (
        <Subject key={id} id={id} title={subjects[id].title} icon={iconOf[id]}>
          <Questions
            asked={[
              ...(id === 'how'
                ? [
                    {
                      id: 'example',
                      question: example.question,
                      answer: <WorkedSum locale={locale} facts={facts} />,
                      isOpen: true,
                    },
                  ]
                : []),
              ...Object.entries(subjects[id].questions).map(([name, { question, answer }]) => ({
                id: name,
                question,
                answer: typeof answer === 'function' ? answer(facts) : answer,
                isOpen: id === 'what' && name !== 'return',
              })),
            ]}
          />
        </Subject>
      ))}
      <p className={css.star}>{star}</p>
      <AskUs locale={locale} />
    </>
  );
}
