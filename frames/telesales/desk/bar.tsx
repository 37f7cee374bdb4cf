import type { ReactNode } from 'react';
import { languageNames } from '../../../shared/languages';
import { type Locale, langOf, locales } from '../../../shared/locales';
import { askedAt } from '../../../shared/site/address';
import { telesalesAddresses } from '../../../shared/site/telesales-addresses';
import { IconButton } from '../../kit/icon-button';
import * as icons from '../../kit/icons';
import { Tile } from '../../kit/tile';
import css from './desk.module.css';
import type { DeskPlace } from './desk-place';
import type { Agent } from './desk-state';
import type { DeskMessages } from './messages';

interface BarProps {
  readonly agent: Agent;
  readonly t: DeskMessages;
  readonly locale: Locale;
  /** What is shown: it is shown in the other language as well. */
  readonly at: DeskPlace;
  readonly onLeave: () => void;
}

/** Shop and agent, links to the other languages, and the button to leave. */
export function Bar({ agent, t, locale, at, onLeave }: BarProps): ReactNode {
  const { merchantName, merchantLogo, agentId } = agent;
  return (
    <div className={css.bar}>
      <Tile name={merchantName} tone="ink" size={36} logo={merchantLogo ?? ''} />
      <div className={css.who}>
        <b>{merchantName}</b>
        <small>{t.agent(agentId)}</small>
      </div>
      {locales
        .filter((other) => other !== locale)
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
      <IconButton icon={icons.close} label={t.leave} onClick={onLeave} />
    </div>
  );
}
