import type { ReactNode } from 'react';
import { languageNames } from '../../../shared/languages';
import { langOf, locales } from '../../../shared/locales';
import { messagesIn } from '../../../shared/messages/define-messages';
import { aboutLineMessages } from '../../../shared/site/about-line.messages';
import type { Drawn } from '../../../shared/site/renderer';
import { Canvas } from '../../kit/layout/canvas';
import { askedIn, footerGroups } from '../navigation';
import { chromeMessages } from './messages';
import css from './site-footer.module.css';
import { OwnMark } from './site-mark';

/** Year of the copyright notice. */
const YEAR = 2026;

/** Source: S1§9. */
export function SiteFooter(drawn: Pick<Drawn, 'locale' | 'site' | 'row' | 'path' | 'query'>): ReactNode {
  const { locale, site } = drawn;
  const { copyright, noCost } = messagesIn(locale, chromeMessages).footer;
  return (
    <footer className={css.footer}>
      <Canvas>
        <div className={css.groups}>
          <div className={css.about}>
            <OwnMark site={site} />
            <p>{messagesIn(locale, aboutLineMessages).text}</p>
            <ul className={css.languages}>
              {locales
                .filter((other) => other !== locale)
                .map((other) => (
                  <li key={other}>
                    <a href={askedIn(other, drawn)} lang={langOf(other)} hrefLang={langOf(other)}>
                      {languageNames[other].readIn}
                    </a>
                  </li>
                ))}
            </ul>
          </div>
          {footerGroups(locale).map(({ title, links }) => (
            <div key={title}>
              <h2 className={css.title}>{title}</h2>
              <ul>
                {links.map(({ href, text }) => (
                  <li key={href}>
                    <a href={href}>{text}</a>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
        <div className={css.legal}>
          <p>{copyright(YEAR)}</p>
          <p>{noCost}</p>
        </div>
      </Canvas>
    </footer>
  );
}
