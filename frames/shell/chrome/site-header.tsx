import type { ReactNode } from 'react';
import { languageNames } from '../../../shared/languages';
import { langOf, locales } from '../../../shared/locales';
import { messagesIn } from '../../../shared/messages/define-messages';
import type { Drawn } from '../../../shared/site/renderer';
import { home, search } from '../../../shared/site/routes';
import { type HeaderPart, headerParts, type Template } from '../../../shared/site/template';
import { Icon } from '../../kit/icon';
import * as icons from '../../kit/icons';
import { Canvas } from '../../kit/layout/canvas';
import { accountAddress, addressOf, askedIn, filterAddress, menuLinks } from '../navigation';
import { chromeMessages } from './messages';
import { SearchForm } from './search-form';
import css from './site-header.module.css';
import { HomeLink, OwnMark } from './site-mark';

/** Templates whose header has no link but Back and Close. */
const ledAway: readonly Template[] = ['activation', 'ntbPayment'];

type HeaderProps = Pick<Drawn, 'locale' | 'site' | 'row' | 'path' | 'query'> & {
  readonly title: string;
  /** Page-specific content at the end. */
  readonly end?: ReactNode;
};

/** Renders the header parts of the page's row. Source: S1§2.3. */
export function SiteHeader({ title, end, ...drawn }: HeaderProps): ReactNode {
  const { locale, site, row, path } = drawn;
  const has = (part: HeaderPart): boolean => row.header.includes(part);
  if (row.header.length === 0) return null;
  const { landmarks, menu, goBack, searchShort, filter } = messagesIn(locale, chromeMessages);
  const menuItems = menuLinks(locale, path);
  const links = menuItems.map(({ href, text, isHere }) => (
    <a key={href} href={href} aria-current={isHere ? 'page' : undefined}>
      {text}
    </a>
  ));
  return (
    <header
      className={css.header}
      data-header={headerParts.filter(has).join(' ')}
      data-fixed={has('fixed') ? '' : undefined}
    >
      <Canvas className={css.within}>
        {has('back') && (
          <a className={css.back} href={addressOf(locale, { path: row.below ?? home.path })} aria-label={goBack}>
            <Icon path={icons.back} />
          </a>
        )}
        {ledAway.includes(row.template) && !has('branding') && (
          <span className={css.own}>
            <OwnMark site={site} />
          </span>
        )}
        {has('generic') || (has('back') && !has('branding')) ? <span className={css.title}>{title}</span> : null}
        {has('branding') && <HomeLink locale={locale} site={site} />}
        {has('menu') && (
          <nav className={css.wide} aria-label={landmarks.main}>
            {links}
          </nav>
        )}
        <span className={css.space} />
        {end}
        {has('search') && (
          <>
            <div className={css.search}>
              <SearchForm
                action={addressOf(locale, search)}
                label={messagesIn(locale, chromeMessages).search}
                size="header"
              />
            </div>
            <a className={css.icon} href={addressOf(locale, search)} aria-label={searchShort} data-search>
              <Icon path={icons.search} />
            </a>
          </>
        )}
        {has('filter') && (
          <a className={css.filter} href={filterAddress(locale, drawn)}>
            <Icon path={icons.filter} size={20} />
            <span>{filter}</span>
          </a>
        )}
        {has('branding') &&
          locales
            .filter((other) => other !== locale)
            .map((other) => (
              <a
                key={other}
                className={css.language}
                href={askedIn(other, drawn)}
                lang={langOf(other)}
                hrefLang={langOf(other)}
                aria-label={languageNames[other].readIn}
              >
                {languageNames[other].name}
              </a>
            ))}
        {has('branding') && (
          <a className={css.account} href={accountAddress(locale, site)}>
            <Icon path={icons.person} size={20} />
            <span data-account>{messagesIn(locale, chromeMessages).account}</span>
          </a>
        )}
        {has('menu') && (
          <details className={css.narrow}>
            <summary aria-label={menu}>
              <Icon path={icons.menu} />
            </summary>
            <nav aria-label={menu}>{links}</nav>
          </details>
        )}
      </Canvas>
    </header>
  );
}
