import type { ReactNode } from 'react';
import { messagesIn } from '../../../shared/messages/define-messages';
import type { Drawn } from '../../../shared/site/renderer';
import type { Template } from '../../../shared/site/template';
import { AskUs } from '../chrome/ask-us';
import { BottomTabs } from '../chrome/bottom-tabs';
import { chromeMessages } from '../chrome/messages';
import { Incompatible, NoInternet } from '../chrome/page-notices';
import { SiteFooter } from '../chrome/site-footer';
import { SiteHeader } from '../chrome/site-header';
import { ExploreLinks } from './explore-links';
import css from './layouts.module.css';

interface Layout {
  /** Background. */
  readonly ground: 'surface' | 'canvas';
  readonly hasFooter: boolean;
  /** Content as a centred sheet in a wide window; else edge to edge. */
  readonly isSheet?: boolean;
  /** Band between content and footer. */
  readonly band?: 'explore' | 'help';
  /** At most as wide as a phone. Source: S1§2.3. */
  readonly isNarrow?: boolean;
}

const bare: Layout = { ground: 'surface', hasFooter: false };
const whole: Layout = { ground: 'surface', hasFooter: true };
const onCanvas: Layout = { ground: 'canvas', hasFooter: true };

/** `home` and `account` are sheets; our own site has the revamped ones: edge to edge, with a band. Source: S1§2.3. */
const layoutsOf = (isOrganic: boolean): Readonly<Record<Template, Layout>> => ({
  home: isOrganic ? { ...whole, band: 'explore' } : { ...onCanvas, isSheet: true },
  account: isOrganic ? { ...onCanvas, band: 'help' } : { ...onCanvas, isSheet: true },
  // Home layout before the revamp, also on our site.
  oldHome: { ...onCanvas, isSheet: true },
  neutral: whole,
  // No links but the form.
  login: { ground: 'canvas', hasFooter: false, isSheet: true },
  activation: { ground: 'canvas', hasFooter: false },
  ntbPayment: { ground: 'canvas', hasFooter: false },
  telesales: { ground: 'canvas', hasFooter: false, isNarrow: true },
  widget: bare,
  salesApp: { ground: 'canvas', hasFooter: false, isNarrow: true },
  common: bare,
  demoScreens: bare,
  dashboard: onCanvas,
  default: bare,
});

/** A page inside its template, with the header and footer of its row. */
export function Framed(
  about: Pick<Drawn, 'locale' | 'site' | 'row' | 'path' | 'query' | 'connectedLenderIds'> & {
    readonly title: string;
    /** Page-specific content at the end of the header. */
    readonly headerEnd?: ReactNode;
    readonly children: ReactNode;
  },
): ReactNode {
  const { title, headerEnd, children, connectedLenderIds, ...drawn } = about;
  const { locale, site, row, path } = drawn;
  const {
    ground,
    hasFooter,
    isSheet = false,
    band,
    isNarrow = false,
  } = layoutsOf(site.kind === 'organic')[row.template];
  return (
    <div
      className={css.page}
      data-ground={ground}
      data-sheet={isSheet ? '' : undefined}
      data-narrow={isNarrow ? '' : undefined}
      data-tabs={row.tab === null ? undefined : ''}
    >
      <a className={css.skip} href="#main">
        {messagesIn(locale, chromeMessages).skip}
      </a>
      <SiteHeader {...drawn} title={title} end={headerEnd} />
      <Incompatible locale={locale} />
      <main id="main" className={css.main} tabIndex={-1}>
        {connectedLenderIds?.length === 0 && (
          <p className={css.notLending}>{messagesIn(locale, chromeMessages).notLending}</p>
        )}
        {children}
      </main>
      {band === 'explore' && <ExploreLinks locale={locale} path={path} />}
      {band === 'help' && (
        <aside className={css.help} aria-label={messagesIn(locale, chromeMessages).help}>
          <AskUs locale={locale} />
        </aside>
      )}
      {hasFooter && <SiteFooter {...drawn} />}
      <BottomTabs locale={locale} site={site} row={row} path={path} />
      <NoInternet locale={locale} />
    </div>
  );
}
