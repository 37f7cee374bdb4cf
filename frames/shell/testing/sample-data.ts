import type { MerchantCard } from '../../../shared/api/catalogue';
import { atMerchant, lenders, salesLenders } from '../../../shared/lenders';
import type { DataPageId, PageData } from '../../../shared/site/page-data';
import { phone, sampleOffers } from './sample-offers';
import { sampleText } from './sample-text';

const merchant: MerchantCard = {
  merchantHandle: 'sangeetha-mobiles',
  name: 'Sangeetha Mobiles',
  merchantLogo: null,
  about: sampleText('Mobiles, online', 'मोबाइल, ऑनलाइन'),
  isFeatured: true,
  categoryIds: ['mobiles'],
  brandIds: ['nova'],
  noCostTenures: [3, 6],
};
const found = {
  page: 2,
  hasMore: true,
  merchantCount: 41,
  allMerchants: [merchant, { ...merchant, merchantHandle: 'amazon', name: 'Amazon', noCostTenures: [] }],
  productCount: 50,
  products: [phone, { ...phone, productId: 'case', productName: 'Case', isNoCost: false, emi: null }],
  featuredMerchants: [merchant],
};
const mobiles = {
  categoryId: 'mobiles',
  name: sampleText('Mobiles', 'मोबाइल'),
  isFeatured: true,
  merchantCount: 41,
  productCount: 50,
};
const toys = { ...mobiles, categoryId: 'toys', name: sampleText('Toys', 'खिलौने'), isFeatured: false };
const brands = [
  { brandId: 'nova', name: 'Nova', merchantCount: 3, productCount: 6 },
  { brandId: 'feather', name: 'Feather', merchantCount: 1, productCount: 1 },
];

const steps = ['Pick what you want', 'Choose card-less EMI', 'Enter your number', 'Pick the months'].map((title) => ({
  title: sampleText(title),
  text: sampleText('Any product of ₹3,000 or more, online or in a store.'),
}));
const electronics = {
  merchantHandle: 'vijay-sales',
  name: 'Vijay Sales',
  merchantLogo: null,
  about: sampleText('Electronics, online and in stores'),
  isFeatured: true,
  categoryIds: ['laptops'],
  brandIds: ['feather'],
  noCostTenures: [3, 6, 9, 12],
};
const laptop = {
  merchantHandle: 'vijay-sales',
  productId: 'feather-14',
  productName: 'Feather 14 laptop, 16 GB',
  productImage: 'data:image/svg+xml,%3Csvg%20xmlns=%22http://www.w3.org/2000/svg%22/%3E',
  merchantName: 'Vijay Sales',
  merchantLogo: null,
  categoryId: 'laptops',
  brandId: 'feather',
  pricePaise: 7_200_000,
  tenure: 12,
  isNoCost: true,
  emi: 6_000,
};

/** Sample data of each page of the catalogue. */
export const sampleData: { readonly [Id in DataPageId]: PageData[Id] } = {
  ...sampleOffers,
  demo: {
    shops: [
      { handle: 'vijay-sales', name: 'Vijay Sales' },
      { handle: 'zenmart', name: 'Zenmart' },
    ],
    chosen: { handle: 'zenmart', name: 'Zenmart', merchantKey: 'zenmart_sandbox' },
    amountRupees: 54_000,
    plan: { lenderName: 'Banyan Bank', tenure: 24, emiRupees: 2_617 },
    partners: ['Banyan Bank'],
  },
  home: { 'buy-with-the-product': { merchants: [electronics], products: [laptop] } },
  program: {
    programPageData: {
      merchantId: 'zenmart_sandbox',
      merchantName: 'Zenmart',
      isNTBEnabledOnMerchant: true,
      lenderIds: ['1', '401'],
    },
  },
  merchant: {
    merchant: electronics,
    merchantKey: null,
    storeUrl: 'https://vijay-sales.example/',
    howToBuy: steps,
    branchLocator: [{ name: 'Andheri West', address: '14 Link Road, Mumbai', pincode: '400058' }],
    offers: [
      {
        offerId: 'voucher-vijay-sales',
        merchantHandle: 'vijay-sales',
        merchantName: 'Vijay Sales',
        kind: 'voucher',
        title: sampleText('Rs. 500 gift voucher'),
        text: sampleText('Buy within 24 hours of our SMS.'),
        startsOn: '2026-01-01',
        endsOn: '2027-12-31',
      },
    ],
    offerLenders: [],
    page: 1,
    hasMore: true,
    productCount: 25,
    products: [laptop],
    isFinanced: true,
    noCostLenders: lenders.filter(({ noCostTenures }) => noCostTenures.length > 0),
  },
  'how-to-buy': {
    merchantHandle: 'vijay-sales',
    name: 'Vijay Sales',
    merchantLogo: null,
    storeUrl: 'https://vijay-sales.example/',
    steps,
    videoUrl: 'https://film.example/vijay-sales',
    hasOwnSteps: false,
    leastRupees: 1_000,
  },
  product: {
    key: 'vijay-sales-feather-14',
    product: laptop,
    productUrl: 'https://vijay-sales.example/feather-14',
    lenders: salesLenders(
      lenders.map((lender) => atMerchant(lender, [3, 6, 9, 12])),
      72_000,
    ),
    nearestAmount: 72_000,
    noCostTenures: [3, 6, 9, 12],
    steps,
    category: { categoryId: 'laptops', name: sampleText('Laptops') },
    brandName: 'Feather',
  },
  search: {
    asked: {
      q: 'mobile',
      categoryIds: ['mobiles'],
      brandIds: ['nova'],
      plan: ['noCost'],
      months: [6],
      sort: 'name',
      page: 2,
    },
    found: {
      answer: { ...found, searchedFor: null },
      filters: {
        categories: [
          { id: 'mobiles', name: mobiles.name, merchantCount: 41 },
          { id: 'toys', name: toys.name, merchantCount: 0 },
        ],
        brands: [{ id: 'nova', name: 'Nova', merchantCount: 3 }],
        plans: [
          { id: 'noCost', merchantCount: 40 },
          { id: 'voucher', merchantCount: 2 },
        ],
        months: [{ id: 6, merchantCount: 12 }],
      },
    },
  },
  category: { categories: [mobiles, toys], chosen: mobiles, found },
  'category-all': { categories: [mobiles, toys] },
  brand: {
    brands,
    chosen: {
      ...found,
      brand: { brandId: 'nova', name: 'Nova', merchantCount: 3, productCount: 6 },
      offers: [
        {
          offerId: 'no-cost-sangeetha',
          merchantHandle: 'sangeetha-mobiles',
          merchantName: 'Sangeetha Mobiles',
          kind: 'noCost',
          title: sampleText('No cost EMI on 6 months', '6 महीनों पर नो-कॉस्ट EMI'),
          text: sampleText('The shop gives the interest back.', 'दुकान ब्याज लौटा देती है।'),
          startsOn: '2026-01-01',
          endsOn: null,
        },
      ],
    },
  },
  brands: { searchText: '', brands },
};
