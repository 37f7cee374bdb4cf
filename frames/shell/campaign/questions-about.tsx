import type { ReactNode } from 'react';
import { messagesIn } from '../../../shared/messages/define-messages';
import { CommonQuestions } from '../chrome/common-questions';
import { Asked } from '../home/asked';
import { homeMessages } from '../home/messages';
import { lenderOf } from '../lender-of';
import type { PageView } from '../page';
import css from './campaign.module.css';

/** One question of each subject. A lender's site leaves out those that name another bank. Source: CAT-026. */
export function QuestionsAbout({ locale, site }: Pick<PageView, 'locale' | 'site'>): ReactNode {
  if (!lenderOf(site)) return <Asked locale={locale} />;
  return (
    <section className={css.questions} aria-labelledby="faq">
      <h2 id="faq">{messagesIn(locale, homeMessages).faq.heading}</h2>
      <CommonQuestions locale={locale} site={site} />
    </section>
  );
}
