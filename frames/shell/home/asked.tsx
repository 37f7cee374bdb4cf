import type { ReactNode } from 'react';
import type { Locale } from '../../../shared/locales';
import { messagesIn } from '../../../shared/messages/define-messages';
import { faq } from '../../../shared/site/routes';
import { faqFactsOf } from '../../../shared/site/worked-example';
import { Canvas } from '../../kit/layout/canvas';
import { Title } from '../../kit/type/title';
import { faqMessages } from '../chrome/faq.messages';
import { Questions } from '../chrome/questions';
import { addressOf } from '../navigation';
import css from './asked.module.css';
import { homeMessages } from './messages';

/** Facts of our own site. */
const facts = faqFactsOf(null);

/** One question of each subject, and how to repay. Source: CNT-018..021. */
export function Asked({ locale }: { readonly locale: Locale }): ReactNode {
  const { heading, unsure, all } = messagesIn(locale, homeMessages).faq;
  const { what, how, lends, fees, shop } = messagesIn(locale, faqMessages).subjects;
  const questions = {
    cardless: what.questions.cardless,
    check: how.questions.steps,
    who: lends.questions.who,
    fee: fees.questions.check,
    shopping: shop.questions.shopping,
    repay: shop.questions.repay,
  };
  return (
    <section className={css.ground} aria-labelledby="faq">
      <Canvas className={css.within}>
        <div>
          <Title level={2} wrap="pretty" id="faq">
            {heading}
          </Title>
          <p>
            {unsure} <a href={addressOf(locale, faq)}>{all}</a>
          </p>
        </div>
        <Questions
          asked={Object.entries(questions).map(([id, { question, answer }], at) => ({
            id,
            question,
            answer: typeof answer === 'function' ? answer(facts) : answer,
            isOpen: at === 0,
          }))}
        />
      </Canvas>
    </section>
  );
}
