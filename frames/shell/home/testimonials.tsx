import type { ReactNode } from 'react';
import type { Locale } from '../../../shared/locales';
import { messagesIn, type Texts } from '../../../shared/messages/define-messages';
import { Tile } from '../../kit/tile';
import { Section } from './section';
import { testimonialsMessages } from './testimonials.messages';
import css from './testimonials.module.css';

type Voice = Texts<typeof testimonialsMessages>['voices'][number];

/** Visible at first. Source: CNT-016. */
const FIRST = 6;

const Voices = ({ voices }: { readonly voices: readonly Voice[] }): ReactNode => (
  <div className={css.voices}>
    {voices.map(({ name, about, text }) => (
      <figure key={name}>
        <blockquote>{text}</blockquote>
        <figcaption>
          <Tile name={name} />
          <span>
            <b translate="no">{name}</b>
            {about}
          </span>
        </figcaption>
      </figure>
    ))}
  </div>
);

/** Six testimonials, and the others on request. Source: CNT-016, CNT-017. */
export function Testimonials({ locale }: { readonly locale: Locale }): ReactNode {
  const { heading, note, more, less, voices } = messagesIn(locale, testimonialsMessages);
  return (
    <Section id="voices" heading={heading} line={note} isClose>
      <Voices voices={voices.slice(0, FIRST)} />
      <details className={css.others}>
        <summary>
          <span className={css.more}>{more}</span>
          <span className={css.less}>{less}</span>
        </summary>
        <Voices voices={voices.slice(FIRST)} />
      </details>
    </Section>
  );
}
