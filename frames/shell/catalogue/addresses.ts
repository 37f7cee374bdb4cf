import type { MerchantCard, ProductCard } from '../../../shared/api/catalogue';
import type { Locale } from '../../../shared/locales';

/** Where a merchant, or a product, has a page of its own; null as long as there is none. */
type PageOf<Card> = (locale: Locale, card: Card) => string | null;

export const merchantAddress: PageOf<Pick<MerchantCard, 'merchantHandle'>> = () => null;
export const productAddress: PageOf<Pick<ProductCard, 'merchantHandle' | 'productId'>> = () => null;
