import type { ReactNode } from 'react';
import { languageNames } from '../../../shared/language-names';
import { langOf, localeOf, locales } from '../../../shared/locales';
import { askedAt } from '../../../shared/site/address';
import { telesalesAddresses } from '../../../shared/site/telesales-addresses';
import { IconButton } from '../../kit/icon-button';
import * as icons from '../../kit/icons';
import { Tile } from '../../kit/tile';
import css from './desk.module.css';
import type { Agent } from './desk-data';
import type { DeskPlace } from './desk-place';
import type { DeskWords } from './words';

interface BarProps {
  readonly agent: Agent;
  readonly words: DeskWords;
  /** Of the page. */
  readonly lang: string;
  /** What is shown: it is shown in the other language as well. */
  readonly at: DeskPlace;
  readonly onLeave: () => void;
}

/** Who works here, the same in another language, and the way out. */
export function Bar({ agent, words, lang, at, onLeave }: BarProps): ReactNode {
  const { merchantName, merchantLogo, agentId } = agent;
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
            href={askedAt(other, telesalesAddresses[at.page]) + at.anchor}
            lang={langOf(other)}
            hrefLang={langOf(other)}
            aria-label={languageNames[other].readIn}
          >
            {languageNames[other].name}
          </a>
        ))}
      <IconButton icon={icons.close} label={words.leave} onClick={onLeave} />
    </div>
  );
}
