import type { filterMessages } from '../../../../../../frames/shell/catalogue/filter.messages';
import type { Texts } from '../../../../define-messages';
import { noCostMark, plural } from '../../../grammar';

export default {
  heading: 'फ़िल्टर',
  close: 'फ़िल्टर बंद करें',
  clear: 'सब हटाएँ',
  category: 'श्रेणी',
  brand: 'ब्रांड',
  plan: 'प्लान',
  plans: { noCost: `${noCostMark}*`, voucher: 'वाउचर ऑफ़र' },
  months: 'महीने',
  showAll: 'नतीजे देखें',
  show: (merchants, products) =>
    merchants > 0
      ? plural(merchants, { one: '1 दुकान देखें', other: `${merchants} दुकानें देखें` })
      : products > 0
        ? plural(products, { one: '1 सामान देखें', other: `${products} सामान देखें` })
        : 'देखने को कुछ नहीं',
} satisfies Texts<typeof filterMessages>;
