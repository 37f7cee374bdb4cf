import type { ReactNode } from 'react';
import type { ProductCard } from '../../../shared/api/catalogue';
import type { Locale } from '../../../shared/locales';
import { messagesIn } from '../../../shared/messages/define-messages';
import { category } from '../../../shared/site/routes';
import { productMessages } from '../../product-plans/messages';
import { CatalogueProduct } from '../catalogue/product-card';
import { StarLine } from '../catalogue/star-line';
import { TextLink } from '../chrome/text-link';
import { Section } from '../home/section';
import { Slider } from '../home/slider';
import { addressOf } from '../navigation';
import { campaignMessages } from './messages';

interface ProductsProps {
  readonly locale: Locale;
  readonly products: readonly ProductCard[];
  /** Category of the campaign's variation; null = every category. */
  readonly sells: string | null;
}

/** True if a product has the star of no-cost EMI. */
export const haveStar = (products: readonly ProductCard[]): boolean => products.some(({ isNoCost }) => isNoCost);

/** Products of a campaign with their monthly instalment, and a link to all of them. */
export function Products({ locale, products, sells }: ProductsProps): ReactNode {
  const { heading, plain, all, everything } = messagesIn(locale, campaignMessages).products;
  const [first] = products;
  const asked = sells === null || !first ? {} : { id: first.categoryId };
  return (
    <Section
      id="products"
      heading={sells === null ? plain : heading(sells)}
      line={messagesIn(locale, productMessages).shopDecides}
      ground="canvas"
      actions={
        <TextLink href={addressOf(locale, category, asked)}>{sells === null ? everything : all(sells)}</TextLink>
      }
    >
      <Slider labelledBy="products" kind="few">
        {products.map((card) => (
          <li key={`${card.merchantHandle}-${card.productId}`}>
            <CatalogueProduct locale={locale} card={card} />
          </li>
        ))}
      </Slider>
      {haveStar(products) && <StarLine locale={locale} />}
    </Section>
  );
}
