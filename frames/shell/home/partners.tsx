import type { ReactNode } from 'react';
import { lenders } from '../../../shared/lenders';
import type { Locale } from '../../../shared/locales';
import { messagesIn } from '../../../shared/messages/define-messages';
import { aboutUs } from '../../../shared/site/routes';
import { MoneyText } from '../../kit/money-text';
import { LenderTile } from '../chrome/lender-tile';
import { addressOf } from '../navigation';
import { homeMessages } from './messages';
import css from './partners.module.css';
import { Section } from './section';

/** Two rows with the tile that links to all. */
const PARTNERS_SHOWN = 11;
const hasSite = ({ subDomainName }: (typeof lenders)[number]): number => (subDomainName === null ? 0 : 1);
/** Lenders with a site first. */
const someLenders = lenders
  .filter(({ category }) => category === 'EMI')
  .sort((one, other) => hasSite(other) - hasSite(one))
  .slice(0, PARTNERS_SHOWN);

interface PartnersProps {
  readonly locale: Locale;
  /** Ids of one merchant's lenders; default: all. */
  readonly only?: readonly string[] | undefined;
}

/** Source: S1§1, CNT-011. */
export function Partners({ locale, only }: PartnersProps): ReactNode {
  const { heading, text, from, all, inAll } = messagesIn(locale, homeMessages).partners;
  const shown = only ? lenders.filter(({ lenderId }) => only.includes(lenderId)) : someLenders;
  return (
    <Section id="partners" heading={heading} line={text}>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role where list-style is none */}
      <ul role="list" className={css.partners}>
        {shown.map((lender) => (
          <li key={lender.lenderId}>
            <LenderTile lender={lender} size={36} />
            <span>
              <span translate="no">{lender.name}</span>
              <small className="num">
                <MoneyText>{from(lender.minLoanAmount)}</MoneyText>
              </small>
            </span>
          </li>
        ))}
        {!only && (
          <li>
            <a href={`${addressOf(locale, aboutUs)}#ourpartners`}>
              <span className={css.more} aria-hidden="true">
                +{lenders.length - PARTNERS_SHOWN}
              </span>
              <span>
                {all}
                <small className="num">{inAll(lenders.length)}</small>
              </span>
            </a>
          </li>
        )}
      </ul>
    </Section>
  );
}
