import type { ReactNode } from 'react';
import type { Locale } from '../../../shared/locales';
import { messagesIn } from '../../../shared/messages/define-messages';
import { NoWrapText } from '../chrome/no-wrap-text';
import css from './how.module.css';
import { homeMessages } from './messages';
import { Section } from './section';

/** Steps from the number to the last instalment. */
export function How({ locale }: { readonly locale: Locale }): ReactNode {
  const { heading, steps } = messagesIn(locale, homeMessages).how;
  return (
    <Section id="how-it-works" heading={heading}>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role where list-style is none */}
      <ol role="list" className={css.how}>
        {steps.map(({ title, text }, at) => (
          <li key={title}>
            <span className={css.number} aria-hidden="true">
              {at + 1}
            </span>
            <h3>{title}</h3>
            <p>
              <NoWrapText text={text} />
            </p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
