import { type ReactNode, useState } from 'react';
import { localeOf } from '../../shared/locales';
import { changePinAddress } from '../../shared/site/activation-addresses';
import { pathIn } from '../../shared/site/address';
import { Tile } from '../kit/tile';
import type { ApiClient } from '../platform/api/client';
import { ChangeView } from './change-view';
import css from './line-pin.module.css';
import type { PinData } from './read-pins';
import { SetupView } from './setup-view';

interface PinViewProps {
  readonly page: Window & typeof globalThis;
  readonly client: ApiClient;
  readonly data: PinData;
}

/** The PIN of a line: changed by whoever knows it, set by whoever forgot it; or which line it is. Source: S1§3, S2§8. */
export function PinView({ page, client, data }: PinViewProps): ReactNode {
  const { messages: words, scheme, lines } = data;
  const [isForgotten, setForgotten] = useState(data.isForgotten);
  const locale = localeOf(page.document.documentElement.lang);
  const accountHref = pathIn(locale, '/account');
  if (!scheme && lines.length > 0)
    return (
      <div className={css.card}>
        <h1 className={css.heading}>{words.heading}</h1>
        <p className={css.text}>{words.choose}</p>
        {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role where list-style is none */}
        <ul className={css.lines} role="list">
          {lines.map(({ lenderId, lenderName, lenderLogo }) => (
            <li key={lenderId}>
              <a
                className={css.line}
                href={pathIn(locale, `${changePinAddress.path}?${new URLSearchParams({ lenderId })}`)}
              >
                <Tile name={lenderName} size={32} logo={lenderLogo ?? ''} />
                {lenderName}
              </a>
            </li>
          ))}
        </ul>
      </div>
    );
  if (scheme?.aivfType !== 'PIN' || scheme.status === 'NONE')
    return (
      <div className={css.card}>
        <h1 className={css.heading}>{words.none.heading}</h1>
        <p className={css.text}>{scheme ? words.notAsked(scheme.lenderName) : words.none.text}</p>
        <a className={css.link} href={accountHref}>
          {words.account}
        </a>
      </div>
    );
  const about = { page, client, scheme, words, accountHref };
  return isForgotten ? (
    <SetupView {...about} onForgotten={() => setForgotten(false)} />
  ) : (
    <ChangeView {...about} onForgotten={() => setForgotten(true)} />
  );
}
