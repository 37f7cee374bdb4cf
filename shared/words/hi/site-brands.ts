import { brand } from '../../brand';
import type { Language } from '../language';
import { plural } from './grammar';

export const siteBrands: Language['siteBrands'] = {
  title: 'ब्रांड',
  description: `वे सभी ब्रांड जो आप ${brand.name} से छोटी किस्तों में खरीद सकते हैं, नाम के क्रम में।`,
  heading: 'ब्रांड',
  search: 'ब्रांड खोजें',
  none: 'इस नाम का कोई ब्रांड नहीं है।',
  noneYet: 'अभी कोई ब्रांड नहीं है।',
  showAll: 'सभी ब्रांड देखें',
  has: (merchants, products) =>
    `${plural(merchants, { one: '1 दुकान', other: `${merchants} दुकानें` })} · ${plural(products, { one: '1 सामान', other: `${products} सामान` })}`,
};
