/** Drawing of a product, see `product-drawing.tsx`. */
export type Picture = 'camera' | 'cameraBody' | 'cameraBack' | 'lenses' | 'headphones' | 'case' | 'laptop';

/** A product. All names are invented. Prices include GST. */
export interface Product {
  readonly productId: ProductId;
  readonly brand: string;
  readonly shelf: string;
  readonly title: string;
  /** Name on a bill; at most 120 characters, which the provider can show. */
  readonly name: string;
  readonly pricePaise: number;
  /** Earlier price; null if the price is not reduced. */
  readonly formerPricePaise: number | null;
  /** The first picture represents the product. */
  readonly pictures: readonly [Picture, ...Picture[]];
  /** Name among the variants; null for a product without variants. */
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

/** All products of the example shop. Prices come only from this table: the browser sends product ids. */
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

/** Variants of the product, in the order of their price; the product alone if it has none. */
export const variantsOf = ({ productId, brand, variant }: Product): readonly Product[] =>
  variant === null
    ? [products[productId]]
    : productIds.map((each) => products[each]).filter((each) => each.brand === brand && each.variant !== null);

export const isProductId = (text: string): text is ProductId => Object.hasOwn(products, text);
