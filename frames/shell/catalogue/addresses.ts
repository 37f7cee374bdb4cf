import type { MerchantCard, ProductCard } from '../../../shared/api/catalogue';
import type { Locale } from '../../../shared/locales';
import { pathIn } from '../../../shared/site/address';
import { href } from '../../../shared/site/route';
import { merchantAt, productAt } from '../../../shared/site/routes';

export const merchantAddress = (locale: Locale, { merchantHandle }: Pick<MerchantCard, 'merchantHandle'>): string =>
  pathIn(locale, href(merchantAt, { merchantHandle }));

export const productAddress = (
  locale: Locale,
  { merchantHandle: handle, productId }: Pick<ProductCard, 'merchantHandle' | 'productId'>,
): string => pathIn(locale, href(productAt, { handle, productId }));
