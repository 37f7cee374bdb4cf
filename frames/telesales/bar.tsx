import type { ReactNode } from 'react';
import { langOf, localeOf, locales } from '../../shared/locales';
import { askedAt } from '../../shared/site/address';
import { telesalesAddresses } from '../../shared/site/telesales-addresses';
import { IconButton } from '../kit/icon-button';
import { Tile } from '../kit/tile';
import css from './desk.module.css';
import type { OpenDesk } from './part';
import type { DeskWords } from './words';

const languages = import.meta.words('siteLanguage');

interface BarProps {
  readonly desk: OpenDesk;
  readonly words: DeskWords;
  /** Of the page. */
  readonly lang: string;
  /** The anchor of what is shown: it is shown in the other language as well. */
  readonly at: string;
  readonly onLeave: () => void;
}

/** Who works here, the same in another language, and the way out. */
export function Bar({ desk, words, lang, at, onLeave }: BarProps): ReactNode {
  const { merchantName, merchantLogo, agentId } = desk.agent;
  return (
    <div className={css.bar}>
      <Tile name={merchantName} tone="ink" size={36} logo={merchantLogo ?? ''} />
      <div className={css.who}>
        <b>{merchantName}</b>
        <small>{words.agent(agentId)}</small>
      </div>
      {locales
        .filter((other) => other !== localeOf(lang))
        .map((other) => (
          <a
            key={other}
            className={css.language}
            href={askedAt(other, telesalesAddresses.payment) + at}
            lang={langOf(other)}
            hrefLang={langOf(other)}
            aria-label={languages[other].readIn}
          >
            {languages[other].name}
          </a>
        ))}
      <IconButton icon="close" label={words.leave} onClick={onLeave} />
    </div>
  );
}
