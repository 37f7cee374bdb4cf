import type { campaignGet } from '../../../shared/api/campaigns';
import type { MerchantCard, ProductCard } from '../../../shared/api/catalogue';
import type { RequestOf, ResponseOf } from '../../../shared/api/endpoint';
import { campaignCodeOf } from '../../../shared/site/campaign-codes';
import type { Clock } from '../../platform/clock';
import { findProducts, storesByHandle } from '../../store/catalogue';
import { merchantCard, pictureOf } from './cards';
import type { CatalogueVersion } from './catalogue-cache';
import type { CatalogueFile } from './catalogue-file';
import { type CatalogueDeps, featured, productCards, productIn, storeIn } from './find';
import { offersOf, stands } from './offers-of';
import { orNotFound } from './or-not-found';

interface Deps extends CatalogueDeps {
  readonly clock: Clock;
}
type Asked = RequestOf<typeof campaignGet>;
type Shown = ResponseOf<typeof campaignGet>;
type Campaign = CatalogueFile['campaigns'][number];

const PRODUCTS_SHOWN = 4;
const everything = { words: [], categoryIds: [], brandIds: [] } as const;

/** Answers `GET app/campaign/get/`. Refuses an unknown campaign with 404. */
export async function campaignOf(deps: Deps, { campaignId, c }: Asked): Promise<Shown> {
  const known = await deps.catalogue.current();
  if (campaignId === undefined) return withComponents(await everyOffer(deps, known));
  const { campaigns } = known.lists;
  return withComponents(
    await campaignShown(deps, known, orNotFound(campaigns.find((each) => each.campaignId === campaignId)), c),
  );
}

type Parts = Omit<Shown, 'uiComponents'>;
const withComponents = (parts: Parts): Shown => ({
  ...parts,
  uiComponents: (['banners', 'merchants', 'products', 'offers'] as const).filter((part) => parts[part].length > 0),
});

async function everyOffer(deps: Deps, known: CatalogueVersion): Promise<Parts> {
  return {
    campaign: null,
    banners: known.lists.banners.filter((banner) => stands(deps, banner)).map(bannerIn(deps, known)),
    merchants: [],
    products: [],
    offers: await offersOf(deps, known, () => true),
  };
}

async function campaignShown(deps: Deps, known: CatalogueVersion, campaign: Campaign, code: unknown): Promise<Parts> {
  const { campaignId, endsOn } = campaign;
  const isOver = !stands(deps, campaign);
  const said = isOver ? null : campaignCodeOf(code);
  const variation = campaign.variations.find((each) => each.code === said) ?? null;
  const merchants = await merchantsOf(deps, known, (variation ?? campaign).handles);
  const handles = new Set(merchants.map(({ merchantHandle }) => merchantHandle));
  const banner = { bannerId: campaignId, handle: null, ...(variation ?? campaign) };
  return {
    campaign: { campaignId, variation: variation?.code ?? null, name: variation?.name ?? null, isOver, endsOn },
    banners: isOver ? [] : [bannerIn(deps, known)(banner)],
    merchants,
    products: await productsOf(deps, known, variation),
    offers: await offersOf(deps, known, (handle) => handles.has(handle)),
  };
}

type Told = Pick<CatalogueFile['banners'][number], 'bannerId' | 'title' | 'text' | 'picture' | 'handle' | 'isNoCost'>;
const bannerIn =
  ({ merchants }: Pick<Deps, 'merchants'>, { lists }: CatalogueVersion) =>
  ({ bannerId, title, text, picture, handle, isNoCost }: Told): Shown['banners'][number] => ({
    bannerId,
    title,
    text,
    picture: pictureOf(lists.pictures, picture),
    merchantHandle: handle,
    isNoCost: isNoCost && merchants.isLending,
  });

async function merchantsOf(deps: Deps, known: CatalogueVersion, handles: readonly string[]): Promise<MerchantCard[]> {
  if (handles.length === 0) return featured(deps, known, everything);
  const stores = (await storesByHandle(deps.db, known.version, handles)).map(storeIn);
  const at = new Map(stores.map((store) => [store.handle, merchantCard(store, known.lists, deps.merchants)]));
  return handles.flatMap((handle) => at.get(handle) ?? []);
}

/** First products of the variation's category, or of all without a variation. */
async function productsOf(
  deps: Deps,
  known: CatalogueVersion,
  variation: Campaign['variations'][number] | null,
): Promise<ProductCard[]> {
  const categoryId = variation?.categoryId;
  if (categoryId === null) return [];
  const wanted = { ...everything, categoryIds: categoryId === undefined ? [] : [categoryId] };
  const products = await findProducts(deps.db, known.version, wanted, { limit: PRODUCTS_SHOWN, offset: 0 });
  return productCards(deps, known, products.map(productIn));
}
