import type { ReactNode } from 'react';
import { messagesIn } from '../../../shared/messages/define-messages';
import { Icon } from '../../kit/icon';
import * as icons from '../../kit/icons';
import { Canvas } from '../../kit/layout/canvas';
import type { EntrySays } from '../chrome/answer-root';
import { NoWrapText } from '../chrome/no-wrap-text';
import type { PageView } from '../page';
import css from './hero.module.css';
import { homeMessages } from './messages';
import { NumberForm } from './number-form';

/** Id of the heading that labels the pictures. */
export const HERO_HEADING = 'offer';

interface HeroProps extends Pick<PageView, 'locale' | 'site' | 'publicUrl'> {
  /** On 'warm' the picture comes first. */
  readonly ground: 'light' | 'dark' | 'warm';
  readonly eyebrow: string;
  /** Lines. */
  readonly heading: readonly string[];
  readonly lead: string;
  /** Entry parameters if the address has none. */
  readonly entry?: EntrySays | undefined;
  readonly children: ReactNode;
}

/** Head of a home page: claim, number form or link, and picture. */
export function Hero({
  locale,
  site,
  publicUrl,
  ground,
  eyebrow,
  heading,
  lead,
  entry,
  children,
}: HeroProps): ReactNode {
  const { free, score } = messagesIn(locale, homeMessages).hero;
  return (
    <section className={css.hero} data-hero={ground}>
      <Canvas className={css.within}>
        <div className={css.text}>
          <p className={css.eyebrow}>
            <Icon path={icons.phone} size={20} />
            {eyebrow}
          </p>
          <h1 id={HERO_HEADING} className={css.heading}>
            {heading.map((line) => (
              <span key={line}>{line} </span>
            ))}
          </h1>
          <p className={css.lead}>
            <NoWrapText text={lead} />
          </p>
          <NumberForm locale={locale} site={site} publicUrl={publicUrl} entry={entry} />
          {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role where list-style is none */}
          <ul role="list" className={css.assured}>
            {[free, score].map((text) => (
              <li key={text}>
                <Icon path={icons.check} size={20} />
                {text}
              </li>
            ))}
          </ul>
        </div>
        {children}
      </Canvas>
    </section>
  );
}
