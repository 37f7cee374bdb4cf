import type { ReactNode } from 'react';
import type { ProductCard as Card } from '../../../shared/api/catalogue';
import { formatRupees } from '../../../shared/format';
import type { Locale } from '../../../shared/locales';
import { messagesIn } from '../../../shared/messages/define-messages';
import { Panel } from '../../kit/layout/panel';
import { Tag } from '../../kit/tag';
import { Tile } from '../../kit/tile';
import { Caption } from '../../kit/type/caption';
import { MonthBars } from '../home/month-bars';
import { productAddress } from './addresses';
import { catalogueMessages } from './messages';
import css from './product-card.module.css';

interface ProductCardProps {
  readonly locale: Locale;
  readonly card: Pick<Card, 'productName' | 'merchantName' | 'merchantLogo' | 'tenure' | 'isNoCost' | 'emi'>;
  /** Decoration. */
  readonly picture: ReactNode;
  /** Null if the product has no page. */
  readonly href: string | null;
}

/** A product with its merchant and monthly instalment. Source: S1§3 (CAT-022, CAT-023). */
export function ProductCard({ locale, card, picture, href }: ProductCardProps): ReactNode {
  const { noCost, months, perMonth, noPlan } = messagesIn(locale, catalogueMessages);
  const { productName, merchantName, merchantLogo, tenure, isNoCost, emi } = card;
  return (
    <Panel as="article" className={css.product}>
      <div className={css.picture}>
        {isNoCost && <Tag tone="gold">{noCost}</Tag>}
        {picture}
      </div>
      <div className={css.about}>
        <span className={css.merchant} translate="no">
          <Tile name={merchantName} size={28} logo={merchantLogo ?? ''} />
          {merchantName}
        </span>
        <h3>{href === null ? productName : <a href={href}>{productName}</a>}</h3>
        {emi === null ? (
          <Caption className={css.small}>{noPlan(tenure)}</Caption>
        ) : (
          <div className={css.cost}>
            <span>
              <Caption as="span" className={css.small}>
                {months(tenure)}
              </Caption>
              <b className="num" translate="no">
                {formatRupees(emi)}
              </b>
              <Caption as="span" className={css.small}>
                {perMonth}
              </Caption>
            </span>
            <MonthBars months={tenure} />
          </div>
        )}
      </div>
    </Panel>
  );
}

export const CatalogueProduct = ({ locale, card }: { readonly locale: Locale; readonly card: Card }): ReactNode => (
  <ProductCard
    locale={locale}
    card={card}
    picture={
      <img
        className={css.image}
        src={card.productImage}
        alt=""
        width="160"
        height="130"
        loading="lazy"
        decoding="async"
      />
    }
    href={productAddress(locale, card)}
  />
);
