import type { MerchantCard, ProductCard } from '../../../shared/api/catalogue';
import type { OfferTerms, ShownOffer } from '../../../shared/site/offer-data';
import type { PageData } from '../../../shared/site/page-data';
import { sampleText } from './sample-text';

export const phone: ProductCard = {
  merchantHandle: 'sangeetha-mobiles',
  productId: 'nova-x5',
  productName: 'Nova X5 5G, 256 GB',
  productImage: 'data:image/svg+xml,%3Csvg%2F%3E',
  merchantName: 'Sangeetha Mobiles',
  merchantLogo: null,
  categoryId: 'mobiles',
  brandId: 'nova',
  pricePaise: 5_400_000,
  tenure: 6,
  isNoCost: true,
  emi: 9_000,
};
const vijaySales: MerchantCard = {
  merchantHandle: 'vijay-sales',
  name: 'Vijay Sales',
  merchantLogo: null,
  about: sampleText('Electronics, online and in stores', 'इलेक्ट्रॉनिक्स, ऑनलाइन और दुकानों में'),
  isFeatured: true,
  categoryIds: ['electronics'],
  brandIds: [],
  noCostTenures: [3, 6, 9, 12],
};
const noCostOffer: ShownOffer = {
  offerId: 'no-cost-vijay-sales',
  merchantHandle: 'vijay-sales',
  merchantName: 'Vijay Sales',
  kind: 'noCost',
  title: sampleText('No cost EMI on 3, 6, 9 and 12 months', '3, 6, 9 और 12 महीनों पर नो-कॉस्ट EMI'),
  text: sampleText('The shop gives the interest back.', 'दुकान ब्याज लौटा देती है।'),
  startsOn: '2026-11-01',
  endsOn: '2026-12-31',
  months: [3, 6, 9, 12],
  picture: null,
  endsSoon: false,
};
const voucherOffer: ShownOffer = {
  ...noCostOffer,
  offerId: 'voucher-vijay-sales',
  kind: 'voucher',
  title: sampleText('Rs. 500 gift voucher', 'Rs. 500 का गिफ़्ट वाउचर'),
  endsOn: null,
};
const sampleTerms: OfferTerms = {
  merchant: vijaySales,
  isBought: false,
  noCost: { ...noCostOffer, stands: 'today' },
  voucher: { ...voucherOffer, stands: 'today' },
  lenders: [
    { lenderId: '401', name: 'HDFC Bank' },
    { lenderId: '201', name: 'ICICI Bank' },
    { lenderId: '501', name: 'Kotak Mahindra Bank' },
    { lenderId: '701', name: 'Bank of Baroda' },
    { lenderId: '1501', name: 'IndusInd Bank' },
  ],
};
const banner = {
  bannerId: 'no-interest',
  title: sampleText('No interest', 'कोई ब्याज नहीं'),
  text: sampleText('Instalments add up to the price.', 'किस्तों का जोड़ कीमत के बराबर है।'),
  picture: null,
  merchantHandle: null,
  isNoCost: true,
};

/** Sample data of the pages of offers and campaigns. */
export const sampleOffers: Pick<
  PageData,
  'offers' | 'affiliate' | 'new-origination' | 'offer-terms' | 'voucher-terms' | 'voucher' | 'campaign'
> = {
  offers: {
    apiState: 'success',
    kind: null,
    uiComponents: ['banners', 'offers'],
    banners: [banner],
    offers: [noCostOffer, voucherOffer],
    banks: sampleTerms.lenders.map(({ name }) => name),
  },
  affiliate: { handle: 'amazon' },
  'new-origination': { merchant: { name: 'Zenmart', isOpen: true } },
  'offer-terms': sampleTerms,
  'voucher-terms': sampleTerms,
  voucher: sampleTerms,
  campaign: {
    campaign: {
      campaignId: 'diwali',
      variation: 'me',
      name: sampleText('Mobiles', 'मोबाइल'),
      isOver: false,
      endsOn: '2026-12-31',
    },
    uiComponents: ['banners', 'merchants', 'products', 'offers'],
    banners: [banner],
    merchants: [vijaySales],
    products: [phone],
    offers: [noCostOffer],
  },
};
