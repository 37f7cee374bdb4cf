import type { MerchantCard, ProductCard } from '../../../shared/api/catalogue';
import type { DataPageId, PageData } from '../../../shared/site/page-data';

const merchant: MerchantCard = {
  merchantHandle: 'sangeetha-mobiles',
  name: 'Sangeetha Mobiles',
  merchantLogo: null,
  about: { en: 'Mobiles, online', hi: 'मोबाइल, ऑनलाइन' },
  isFeatured: true,
  categoryIds: ['mobiles'],
  brandIds: ['nova'],
  noCostTenures: [3, 6],
};
const product: ProductCard = {
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
const found = {
  page: 2,
  hasMore: true,
  merchantCount: 41,
  allMerchants: [merchant, { ...merchant, merchantHandle: 'amazon', name: 'Amazon', noCostTenures: [] }],
  productCount: 50,
  products: [product, { ...product, productId: 'case', productName: 'Case', isNoCost: false, emi: null }],
  featuredMerchants: [merchant],
};
const mobiles = {
  categoryId: 'mobiles',
  name: { en: 'Mobiles', hi: 'मोबाइल' },
  isFeatured: true,
  merchantCount: 41,
  productCount: 50,
};
const toys = { ...mobiles, categoryId: 'toys', name: { en: 'Toys', hi: 'खिलौने' }, isFeatured: false };
const brands = [
  { brandId: 'nova', name: 'Nova', merchantCount: 3, productCount: 6 },
  { brandId: 'feather', name: 'Feather', merchantCount: 1, productCount: 1 },
];

/** What each page of the catalogue may be given to show. */
export const sampleData: { readonly [Id in DataPageId]: PageData[Id] } = {
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
          title: { en: 'No cost EMI on 6 months', hi: '6 महीनों पर नो-कॉस्ट EMI' },
          text: { en: 'The shop gives the interest back.', hi: 'दुकान ब्याज लौटा देती है।' },
          startsOn: '2026-01-01',
          endsOn: null,
        },
      ],
    },
  },
  brands: { searchText: '', brands },
};
