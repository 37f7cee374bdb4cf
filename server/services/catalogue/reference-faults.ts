type Path = (string | number)[];
interface Fault {
  readonly path: Path;
  readonly message: string;
}

/** Unknown references and duplicates of a file. `file` is unvalidated: values of another type are skipped here and
 *  reported by the schema. */
export function referenceFaults(file: unknown): Fault[] {
  const [categories, brands, stores, products, offers, banners, campaigns] = (
    ['categories', 'brands', 'stores', 'products', 'offers', 'banners', 'campaigns'] as const
  ).map((name) => entriesOf(file, name));
  const found: Fault[] = [];
  const known = (entries: readonly Entry[] = [], ...names: readonly string[]): Set<string> => {
    const seen = new Set<string>();
    for (const { at, value } of entries) {
      const key = names.map((name) => textIn(value, name)).join(' ');
      const [last = ''] = names.slice(-1);
      if (textIn(value, last) !== undefined && seen.has(key))
        found.push({ path: [...at, last], message: 'is there twice' });
      seen.add(key);
    }
    return seen;
  };
  const mustBe = (ids: ReadonlySet<string>, what: string, { at, value }: Entry, name: string): void => {
    const given = fieldsOf(value)[name];
    const all = Array.isArray(given) ? given : [given];
    for (const [index, id] of all.entries())
      if (typeof id === 'string' && !ids.has(id))
        found.push({ path: [...at, name, ...(Array.isArray(given) ? [index] : [])], message: `must be ${what}` });
  };

  const categoryIds = known(categories, 'categoryId');
  const brandIds = known(brands, 'brandId');
  const handles = known(stores, 'handle');
  known(stores, 'merchantKey');
  const pictures = new Set(Object.keys(fieldsOf(fieldsOf(file).pictures)));
  known(products, 'handle', 'productId');
  known(offers, 'offerId');
  known(banners, 'bannerId');
  known(campaigns, 'campaignId');
  for (const store of stores ?? []) {
    mustBe(categoryIds, 'one of `categories`', store, 'categoryIds');
    mustBe(brandIds, 'one of `brands`', store, 'brandIds');
    mustBe(pictures, 'one of `pictures`', store, 'logo');
    const { merchantKey, lenderIds } = fieldsOf(store.value);
    if (typeof merchantKey === 'string' && lenderIds !== undefined)
      found.push({ path: [...store.at, 'lenderIds'], message: 'are those of its merchant' });
  }
  for (const product of products ?? []) {
    mustBe(handles, 'one of `stores`', product, 'handle');
    mustBe(categoryIds, 'one of `categories`', product, 'categoryId');
    mustBe(brandIds, 'one of `brands`', product, 'brandId');
    mustBe(pictures, 'one of `pictures`', product, 'picture');
  }
  const mustEnd = ({ at, value }: Entry): void => {
    const [startsOn, endsOn] = [textIn(value, 'startsOn'), textIn(value, 'endsOn')];
    if (startsOn !== undefined && endsOn !== undefined && endsOn < startsOn)
      found.push({ path: [...at, 'endsOn'], message: 'must not be before `startsOn`' });
  };
  for (const offer of offers ?? []) {
    mustBe(handles, 'one of `stores`', offer, 'handle');
    mustEnd(offer);
  }
  // An offer's address names its shop, and so must be unique per kind.
  for (const kind of ['noCost', 'voucher'])
    known(
      (offers ?? []).filter(({ value }) => textIn(value, 'kind') === kind),
      'handle',
    );
  for (const banner of banners ?? []) {
    mustBe(handles, 'one of `stores`', banner, 'handle');
    mustBe(pictures, 'one of `pictures`', banner, 'picture');
    mustEnd(banner);
  }
  for (const campaign of campaigns ?? []) {
    mustEnd(campaign);
    const variations = entriesOf(campaign.value, 'variations', campaign.at);
    known(variations, 'code');
    for (const each of [campaign, ...variations]) {
      mustBe(handles, 'one of `stores`', each, 'handles');
      mustBe(pictures, 'one of `pictures`', each, 'picture');
      mustBe(categoryIds, 'one of `categories`', each, 'categoryId');
    }
  }
  return found;
}

interface Entry {
  readonly at: Path;
  readonly value: unknown;
}

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};
const textIn = (value: unknown, name: string): string | undefined => {
  const text = fieldsOf(value)[name];
  return typeof text === 'string' ? text : undefined;
};
const entriesOf = (file: unknown, name: string, at: Path = []): Entry[] => {
  const list = fieldsOf(file)[name];
  return Array.isArray(list) ? list.map((value: unknown, index) => ({ at: [...at, name, index], value })) : [];
};
