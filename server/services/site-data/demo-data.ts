import * as z from 'zod/mini';
import { AmountRupees } from '../../../shared/api/fields';
import { amountFit, type Lender, planEmi, tenures } from '../../../shared/lenders';
import { rupeesOf } from '../../../shared/money/paise';
import { latinDigits } from '../../../shared/rules/latin-digits';
import type { PageData } from '../../../shared/site/page-data';
import { findStores, storesByHandle } from '../../store/catalogue';
import { lendersAt } from '../catalogue/cards';
import type { StoreEntry } from '../catalogue/catalogue-file';
import { storeIn } from '../catalogue/find';
import type { AskedData, PageSource, SiteDataDeps } from './page-source';

type Demo = PageData['demo'];

const SHOPS = 50;
const USUAL_RUPEES = 20_000;

const everything = { words: [], categoryIds: [], brandIds: [] } as const;
const Shop = z.string().check(z.minLength(1));
const amountIn = (said: unknown): number => {
  const read = z.safeParse(AmountRupees, typeof said === 'string' ? Number(latinDigits(said)) : said);
  return read.success ? read.data : USUAL_RUPEES;
};

/** The screen of a shop at a price; of the first shop with EMI, if the address names no existing one. */
async function demoFor(deps: SiteDataDeps, { query, site }: Pick<AskedData, 'query' | 'site'>): Promise<Demo> {
  const { version } = await deps.catalogue.current();
  const amountRupees = amountIn(query.amount);
  const first = await findStores(deps.db, version, everything, { limit: SHOPS, offset: 0 });
  const named = z.safeParse(Shop, query.shop);
  const asked = named.success ? await storesByHandle(deps.db, version, [named.data]) : [];
  const shops = first.map(storeIn);
  const [shop = shops.find(({ merchantKey }) => merchantKey !== null) ?? shops[0]] = asked.map(storeIn);
  if (!shop) return nothing(amountRupees);
  const there = (await lendersAt(deps.merchants, shop)).filter(
    ({ lenderId }) => site.kind === 'organic' || lenderId === site.lenderId,
  );
  return {
    shops: (shops.some(({ handle }) => handle === shop.handle) ? shops : [shop, ...shops]).map(inShort),
    chosen: { ...inShort(shop), merchantKey: shop.merchantKey },
    amountRupees,
    plan: leastOf(there, amountRupees),
    partners: there.map(({ name }) => name),
  };
}

const inShort = ({ handle, name }: StoreEntry) => ({ handle, name });

/** The plan with the lowest instalment; null if no lender finances the amount. */
function leastOf(lenders: readonly Lender[], amountRupees: number): Demo['plan'] {
  const plans = lenders.flatMap((lender) =>
    tenures.flatMap((tenure) => {
      const annualRateBps = lender.annualRateBps[tenure];
      if (annualRateBps === null || amountFit(lender, amountRupees) !== 'within') return [];
      const { emiPaise } = planEmi(lender, tenure, annualRateBps, amountRupees);
      return [{ lenderName: lender.name, tenure, emiRupees: rupeesOf(emiPaise) }];
    }),
  );
  const [least = null] = plans.sort((one, other) => one.emiRupees - other.emiRupees || one.tenure - other.tenure);
  return least;
}

const nothing = (amountRupees: number): Demo => ({ shops: [], chosen: null, amountRupees, plan: null, partners: [] });

/** While the catalogue is unavailable a number can still be tried. */
export const demoSource: PageSource<'demo'> = {
  find: demoFor,
  without: { status: 200, data: ({ query }) => nothing(amountIn(query.amount)) },
};
