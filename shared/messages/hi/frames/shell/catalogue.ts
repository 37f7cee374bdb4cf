import type { catalogueMessages } from '../../../../../frames/shell/catalogue/messages';
import { brand } from '../../../../brand';
import type { Texts } from '../../../define-messages';
import { months, noCostMark, oneOf, plural } from '../../grammar';

const merchantCount = (count: number): string => plural(count, { one: '1 दुकान', other: `${count} दुकानें` });
const productCount = (count: number): string => plural(count, { one: '1 सामान', other: `${count} सामान` });

export default {
  noCost: `${noCostMark}*`,
  star: `*${noCostMark}: लोन शुरू होने से पहले दुकान ब्याज की रकम कीमत से घटा देती है और बैंक की एक बार की फ़ीस भी चुकाती है, इसलिए आप ठीक कीमत जितना ही चुकाते हैं।`,
  months,
  perMonth: '/माह',
  noPlan: (tenure) => `${months(tenure)} का कोई प्लान नहीं`,
  about: (text, list) => `${text} · ${list} महीने`,
  oneOf,
  merchants: 'दुकानें',
  products: 'सामान',
  merchantCount,
  productCount,
  counts: (merchants, products) => `${merchantCount(merchants)} · ${productCount(products)}`,
  next: 'और देखें',
  previous: 'पिछला देखें',
  pages: 'सूची के पेज',
  filter: 'फ़िल्टर',
  nothingYet: 'यहाँ अभी कुछ नहीं है।',
  categories: {
    title: 'श्रेणियाँ',
    description: `${brand.name} से छोटी किस्तों में क्या-क्या खरीद सकते हैं, श्रेणी के हिसाब से।`,
    heading: 'श्रेणियाँ',
    tile: 'श्रेणियाँ',
    merchants: (category) => `दुकानें: ${category}`,
    about: (category) => `${brand.name} से छोटी किस्तों में ${category}: सामान, दुकानें और महीने का खर्च।`,
    all: {
      title: 'सभी श्रेणियाँ',
      description: `${brand.name} से खरीदे जा सकने वाले सामान की सभी श्रेणियाँ।`,
      heading: 'सभी श्रेणियाँ',
    },
  },
  brands: {
    title: 'ब्रांड',
    description: `${brand.name} पर एक ब्रांड, उसका सामान, दुकानें और ऑफ़र।`,
    heading: 'ब्रांड चुनें',
    about: (name) => `${brand.name} से छोटी किस्तों में ${name}: सामान, दुकानें और ऑफ़र।`,
    all: 'सभी ब्रांड',
    offers: 'ऑफ़र',
  },
} satisfies Texts<typeof catalogueMessages>;
