import type { ReactNode } from 'react';
import { brand } from '../../../shared/brand';
import type { Locale } from '../../../shared/locales';
import { messagesIn } from '../../../shared/messages/define-messages';
import { Icon } from '../../kit/icon';
import * as icons from '../../kit/icons';
import css from './ask-us.module.css';
import { faqMessages } from './faq.messages';
import { LinkButton } from './link-button';

/** Contact after the questions. */
export function AskUs({ locale }: { readonly locale: Locale }): ReactNode {
  const { title, text, contact } = messagesIn(locale, faqMessages).missing;
  return (
    <section className={css.ask}>
      <Icon path={icons.chat} />
      <div className={css.text}>
        <h2>{title}</h2>
        <p>{text}</p>
      </div>
      <LinkButton href={`mailto:${brand.supportEmail}`}>{contact}</LinkButton>
    </section>
  );
}
