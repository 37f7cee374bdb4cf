import type { ReactNode } from 'react';
import { brand } from '../../../shared/brand';
import type { Locale } from '../../../shared/locales';
import { messagesIn } from '../../../shared/messages/define-messages';
import { mark } from '../../../shared/site/mark';
import { home } from '../../../shared/site/routes';
import type { Site } from '../../../shared/site/site';
import { monogram } from '../../kit/monogram';
import { lenderOf } from '../lender-of';
import { addressOf } from '../navigation';
import { chromeMessages } from './messages';
import css from './site-mark.module.css';

export function SiteMark(): ReactNode {
  return (
    <span className={css.mark}>
      <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
        <rect width="32" height="32" rx={mark.ground.radius} className={css.ground} />
        {mark.steps.map(([x, y, width]) => (
          <rect key={x} x={x} y={y} width={width} height={mark.foot - y} rx="1.1" className={css.steps} />
        ))}
      </svg>
      {brand.name}
    </span>
  );
}

/** Mark and name of the site: ours, or two letters of the lender on its colour. Source: S1§1. */
export function OwnMark({ site }: { readonly site: Site }): ReactNode {
  const lender = lenderOf(site);
  if (!lender) return <SiteMark />;
  return (
    <span className={css.mark}>
      <span className={css.letters} aria-hidden="true">
        {monogram(lender.name, 2)}
      </span>
      <span className={css.name} translate="no">
        {lender.name}
      </span>
    </span>
  );
}

/** The mark as a link to the home page; a lender's site shows our mark next to the lender's. */
export function HomeLink({ locale, site }: { readonly locale: Locale; readonly site: Site }): ReactNode {
  const lender = lenderOf(site);
  const { home: name, emiBy } = messagesIn(locale, chromeMessages);
  const href = addressOf(locale, home);
  if (!lender)
    return (
      <a className={css.home} href={href} aria-label={name}>
        <SiteMark />
      </a>
    );
  return (
    <a className={css.home} href={href}>
      <OwnMark site={site} />
      <span className={css.by}>
        <small>{emiBy}</small>
        {brand.name}
      </span>
    </a>
  );
}
