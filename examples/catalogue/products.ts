/** Drawing of a product, see `product-drawing.tsx`. */
export type Picture = 'camera' | 'cameraBody' | 'cameraBack' | 'lenses' | 'headphones' | 'case' | 'laptop';

/** Something on the shelf. Every name is invented. Prices include GST. */
export interface Product {
  readonly productId: ProductId;
  readonly brand: string;
  readonly shelf: string;
  /** As on the product page. */
  readonly title: string;
  /** As on a bill; 120 characters at most, which is what the provider shows. */
  readonly name: string;
  readonly pricePaise: number;
  /** What it cost before; null where it is not reduced. */
  readonly formerPricePaise: number | null;
  /** The first is the one that stands for the product. */
  readonly pictures: readonly [Picture, ...Picture[]];
  /** What makes it one of several; null for a product that comes in one way. */
  readonly variant: string | null;
}

export const productIds = [
  'lumen-m2-body',
  'lumen-m2-kit',
  'lumen-m2-duo',
  'hush-pro',
  'camera-case',
  'juniper-14',
] as const;
export type ProductId = (typeof productIds)[number];

const rupees = (amount: number): number => amount * 100;

/** Everything the example shop sells. The browser names a product; what it costs is said here and by nobody else. */
export const products: Readonly<Record<ProductId, Product>> = {
  'lumen-m2-body': {
    productId: 'lumen-m2-body',
    brand: 'Lumen',
    shelf: 'Cameras',
    title: 'Lumen M2 mirrorless camera body, 24 MP',
    name: 'Lumen M2 camera body',
    pricePaise: rupees(29_990),
    formerPricePaise: null,
    pictures: ['cameraBody', 'cameraBack'],
    variant: 'Body only',
  },
  'lumen-m2-kit': {
    productId: 'lumen-m2-kit',
    brand: 'Lumen',
    shelf: 'Cameras',
    title: 'Lumen M2 mirrorless camera kit, 24 MP',
    name: 'Lumen M2 camera kit',
    pricePaise: rupees(36_000),
    formerPricePaise: rupees(41_990),
    pictures: ['camera', 'cameraBack', 'cameraBody'],
    variant: 'With one lens',
  },
  'lumen-m2-duo': {
    productId: 'lumen-m2-duo',
    brand: 'Lumen',
    shelf: 'Cameras',
    title: 'Lumen M2 mirrorless camera with two lenses, 24 MP',
    name: 'Lumen M2 two-lens kit',
    pricePaise: rupees(52_500),
    formerPricePaise: rupees(58_990),
    pictures: ['lenses', 'camera', 'cameraBack'],
    variant: 'With two lenses',
  },
  'hush-pro': {
    productId: 'hush-pro',
    brand: 'Hush',
    shelf: 'Audio',
    title: 'Hush Pro wireless headphones',
    name: 'Hush Pro headphones',
    pricePaise: rupees(17_999),
    formerPricePaise: null,
    pictures: ['headphones'],
    variant: null,
  },
  'camera-case': {
    productId: 'camera-case',
    brand: 'Vista',
    shelf: 'Cameras',
    title: 'Vista camera travel case',
    name: 'Camera travel case',
    pricePaise: rupees(991),
    formerPricePaise: null,
    pictures: ['case'],
    variant: null,
  },
  'juniper-14': {
    productId: 'juniper-14',
    brand: 'Juniper',
    shelf: 'Computers',
    title: 'Juniper 14 laptop, 16 GB',
    name: 'Juniper 14 laptop',
    pricePaise: rupees(74_990),
    formerPricePaise: rupees(79_990),
    pictures: ['laptop'],
    variant: null,
  },
};

/** Products that are the same thing in another make-up, in the order of their price; the product alone where there is one. */
export const variantsOf = ({ productId, brand, variant }: Product): readonly Product[] =>
  variant === null
    ? [products[productId]]
    : productIds.map((each) => products[each]).filter((each) => each.brand === brand && each.variant !== null);

export const isProductId = (text: string): text is ProductId => Object.hasOwn(products, text);
