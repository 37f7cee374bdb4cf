import * as z from 'zod/mini';
import type { Offer } from '../../../shared/api/catalogue';
import { DAY_MS } from '../../../shared/rules/duration';
import { dayInIndia } from '../../../shared/rules/india-days';
import { type OfferScreen, type OfferTerms, offerKinds, type StatedOffer } from '../../../shared/site/offer-data';
import type { PageData } from '../../../shared/site/page-data';
import { findProducts, storesByHandle } from '../../store/catalogue';
import { campaignOf } from '../catalogue/campaign';
import { lendersAt, merchantCard, noCostLenders, pictureOf } from '../catalogue/cards';
import type { CatalogueVersion } from '../catalogue/catalogue-cache';
import type { CatalogueFile, StoreEntry } from '../catalogue/catalogue-file';
import { productIn, storeIn } from '../catalogue/find';
import { orNotFound } from '../catalogue/or-not-found';
import type { AskedData, Named, SiteDataDeps } from './page-source';

const SOON_MS = 30 * DAY_MS;
const OffersQuery = z.object({ kind: z.catch(z.nullable(z.enum(offerKinds)), null) });
const kindOf = ({ query }: Pick<AskedData, 'query'>): OfferScreen['kind'] => OffersQuery.parse(query).kind;

export async function offersFor(deps: SiteDataDeps, asked: AskedData): Promise<OfferScreen> {
  const known = await deps.catalogue.current();
  const { uiComponents, banners, offers } = await campaignOf(deps, {});
  const handles = [...new Set(offers.map(({ merchantHandle }) => merchantHandle))];
  const stores = (await storesByHandle(deps.db, known.version, handles)).map(storeIn);
  const months = new Map(stores.map(({ handle, noCostTenures }) => [handle, noCostTenures]));
  const pictures = new Map(
    await Promise.all(handles.map(async (handle) => [handle, await pictureAt(deps, known, handle)] as const)),
  );
  const soon = dayInIndia(deps.clock.nowMs() + SOON_MS);
  return {
    apiState: 'success',
    kind: kindOf(asked),
    uiComponents,
    banners,
    offers: offers.map((offer: Offer) => ({
      ...offer,
      months: months.get(offer.merchantHandle) ?? [],
      picture: pictures.get(offer.merchantHandle) ?? null,
      endsSoon: offer.endsOn !== null && offer.endsOn <= soon,
    })),
    banks: await banksOf(deps, stores),
  };
}

async function banksOf({ merchants }: SiteDataDeps, stores: readonly StoreEntry[]): Promise<readonly string[]> {
  const there = await Promise.all(stores.map(async (store) => noCostLenders(await lendersAt(merchants, store))));
  return [...new Set(there.flat().map(({ name }) => name))].sort();
}

/** The offers page while the catalogue is unavailable: without offers or a message. Source: CAT-017. */
export const noOffers = (asked: AskedData): OfferScreen => ({
  apiState: 'error',
  kind: kindOf(asked),
  uiComponents: [],
  banners: [],
  offers: [],
  banks: [],
});

async function pictureAt(
  { db }: SiteDataDeps,
  { version, lists }: CatalogueVersion,
  handle: string,
): Promise<string | null> {
  const wanted = { words: [], categoryIds: [], brandIds: [], handle };
  const [first] = await findProducts(db, version, wanted, { limit: 1, offset: 0 });
  return first === undefined ? null : pictureOf(lists.pictures, productIn(first).picture);
}

/** Terms of a shop's offers. Refuses one without a no-cost offer with 404. */
export const offerTermsFor = (deps: SiteDataDeps, { params }: AskedData): Promise<PageData['offer-terms']> =>
  termsOf(deps, params.handle, 'noCost');

/** Terms of a shop's voucher offer. Refuses one without it with 404. */
export const voucherTermsFor = (deps: SiteDataDeps, { params }: AskedData): Promise<PageData['voucher-terms']> =>
  termsOf(deps, params.handle, 'voucher');

/** The voucher of a shop, with or without a current offer. Refuses an unknown shop with 404. */
export const voucherFor = (deps: SiteDataDeps, { params }: AskedData): Promise<PageData['voucher']> =>
  termsOf(deps, params.merchantName, null);

async function termsOf(
  deps: SiteDataDeps,
  handle: string | undefined,
  needed: Offer['kind'] | null,
): Promise<OfferTerms> {
  const known = await deps.catalogue.current();
  const { lists, version } = known;
  const own = lists.offers.filter((offer) => offer.handle === handle);
  if (needed !== null) orNotFound(own.find(({ kind }) => kind === needed));
  const [content] = handle === undefined ? [] : await storesByHandle(deps.db, version, [handle]);
  const store: StoreEntry = storeIn(orNotFound(content));
  const stated = (wanted: Offer['kind']): StatedOffer | null => {
    const offer = own.find(({ kind }) => kind === wanted);
    return offer ? statedOn(dayInIndia(deps.clock.nowMs()), offer) : null;
  };
  return {
    merchant: merchantCard(store, lists, deps.merchants),
    isBought: store.merchantKey !== null,
    noCost: stated('noCost'),
    voucher: stated('voucher'),
    lenders: noCostLenders(await lendersAt(deps.merchants, store)),
  };
}

const statedOn = (today: string, { title, text, startsOn, endsOn }: CatalogueFile['offers'][number]): StatedOffer => ({
  title,
  text,
  startsOn,
  endsOn,
  stands: today < startsOn ? 'notYet' : endsOn !== null && endsOn < today ? 'over' : 'today',
});

/** Shops with an offer of a kind, by the parameter name of a path. */
export const shopsWith =
  (wanted: Offer['kind'], name: 'handle' | 'merchantName') =>
  ({ lists }: CatalogueVersion): readonly Named[] =>
    lists.offers.filter(({ kind }) => kind === wanted).map(({ handle }) => ({ [name]: handle }));
