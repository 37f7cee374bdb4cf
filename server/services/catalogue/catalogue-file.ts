import * as z from 'zod/mini';
import { CatalogueId } from '../../../shared/api/fields';
import { lenders, tenures } from '../../../shared/lenders';
import { defaultLocale, type Locale, locales, type OtherLocale } from '../../../shared/locales';
import { paiseOf } from '../../../shared/money/paise';
import { isDay } from '../../../shared/rules/india-days';
import { AMOUNT_MAX_RUPEES } from '../../../shared/rules/validation';
import { hasNoPassword, hasPlainHost } from '../../../shared/rules/web-address';
import { campaignCodes } from '../../../shared/site/campaign-codes';
import type { Config } from '../../config';
import { Revision } from '../file-revision';
import { referenceFaults } from './reference-faults';
import { svgFault } from './svg-fault';

z.config(z.locales.en());

const LABEL_MAX_LENGTH = 80;
const TEXT_MAX_LENGTH = 500;
const PICTURE_MAX_LENGTH = 4_000;

const Id = CatalogueId;
const Name = z.string().check(z.minLength(1), z.maxLength(LABEL_MAX_LENGTH));
const Tenure = z.literal(tenures, { error: `must be one of ${tenures.join(', ')}` });
const Day = z.string().check(z.refine(isDay, 'must be a day like 2026-12-31'));
const LenderIds = z.array(
  z
    .string()
    .check(z.refine((lenderId) => lenders.some((each) => each.lenderId === lenderId), 'must be the id of a lender')),
);

type Said = { [defaultLocale]: string } & { [Other in OtherLocale]?: string | undefined };

/** A text per language; a missing one falls back to the default language. */
const inEach = (schema: z.ZodMiniString) =>
  z.pipe(
    z.strictObject({ [defaultLocale]: schema, ...others(z.optional(schema)) }),
    z.transform((said: Said) => {
      const first = said[defaultLocale];
      // SAFETY: `locales` has each language once.
      return Object.fromEntries(locales.map((locale) => [locale, said[locale] ?? first])) as Record<Locale, string>;
    }),
  );
const others = <S extends z.ZodMiniType>(schema: S): Record<OtherLocale, S> =>
  // SAFETY: as above.
  Object.fromEntries(locales.filter((locale) => locale !== defaultLocale).map((locale) => [locale, schema])) as Record<
    OtherLocale,
    S
  >;
const Text = inEach(z.string().check(z.minLength(1), z.maxLength(TEXT_MAX_LENGTH)));
const Title = inEach(Name);

const webAddress = (mode: Config['mode']) =>
  z
    .url({
      protocol: mode === 'production' ? /^https$/ : /^https?$/,
      error: mode === 'production' ? 'must be an https address' : 'must be an http(s) address',
      abort: true,
    })
    .check(
      z.refine(hasNoPassword, 'must not hold a name or password'),
      z.refine(hasPlainHost, 'must have a plain host name'),
    );

const HowToBuy = z.strictObject({
  steps: z.array(z.strictObject({ title: Title, text: Text })).check(z.minLength(1), z.maxLength(8)),
  videoUrl: z._default(
    z.nullable(
      z
        .url({ protocol: /^https$/, error: 'must be an https address', abort: true })
        .check(z.refine(hasPlainHost, 'must have a plain host name')),
    ),
    null,
  ),
});

const Store = (mode: Config['mode']) =>
  z.strictObject({
    handle: Id,
    name: Name,
    /** Its key in the merchants' file: purchases are possible, with that merchant's lenders. Null for a display-only
     *  shop, with those of `lenderIds`. */
    merchantKey: z._default(z.nullable(z.string().check(z.regex(/^[\w-]{1,64}$/))), null),
    lenderIds: z.optional(LenderIds),
    storeUrl: webAddress(mode),
    /** A name of `pictures`; null = its initials are shown. */
    logo: z._default(z.nullable(Id), null),
    isFeatured: z.boolean(),
    categoryIds: z.array(Id).check(z.minLength(1)),
    brandIds: z._default(z.array(Id), []),
    about: Text,
    /** Agreed no-cost months, with every participating lender that has a rate for them. Required; [] = none. Source:
     *  CAT-037..040. */
    noCostTenures: z.array(Tenure),
    /** Null = that of the file. */
    howToBuy: z._default(z.nullable(HowToBuy), null),
    branches: z._default(
      z.array(
        z.strictObject({
          name: Name,
          address: z.string().check(z.minLength(1), z.maxLength(TEXT_MAX_LENGTH)),
          pincode: z.string().check(z.regex(/^[1-9]\d{5}$/, 'must be six digits')),
        }),
      ),
      [],
    ),
  });

const Product = (mode: Config['mode']) =>
  z.strictObject({
    productId: Id,
    handle: Id,
    name: Name,
    categoryId: Id,
    brandId: z._default(z.nullable(Id), null),
    /** GST included. Whole rupees: lenders finance no fractions. */
    pricePaise: z
      .int()
      .check(z.multipleOf(paiseOf(1), 'must be whole rupees'), z.gte(paiseOf(1)), z.lte(paiseOf(AMOUNT_MAX_RUPEES))),
    picture: Id,
    tenure: Tenure,
    /** Its page in the shop; null = the shop's address. */
    url: z._default(z.nullable(webAddress(mode)), null),
  });

const period = { startsOn: Day, endsOn: z.nullable(Day) };

const Offer = z.strictObject({
  offerId: Id,
  handle: Id,
  kind: z.enum(['noCost', 'voucher']),
  title: Title,
  text: Text,
  ...period,
});

const HANDLES_AT_MOST = 40;

const Banner = z.strictObject({
  bannerId: Id,
  title: Title,
  text: Text,
  picture: z._default(z.nullable(Id), null),
  handle: z._default(z.nullable(Id), null),
  isNoCost: z._default(z.boolean(), false),
  ...period,
});

const shown = {
  title: Title,
  text: Text,
  picture: z._default(z.nullable(Id), null),
  isNoCost: z._default(z.boolean(), false),
};
const Campaign = z.strictObject({
  campaignId: Id,
  ...shown,
  /** Handles of stores; [] = the featured ones. */
  handles: z._default(z.array(Id), []),
  ...period,
  /** By the code in an address, each with its own banner and merchants. Source: CAT-027..030. */
  variations: z._default(
    z.array(
      z.strictObject({
        code: z.enum(campaignCodes),
        name: Title,
        ...shown,
        handles: z.array(Id).check(z.minLength(1), z.maxLength(HANDLES_AT_MOST)),
        categoryId: z._default(z.nullable(Id), null),
      }),
    ),
    [],
  ),
});

/** Schema of the file of `KADAM_CATALOGUE`, in display order. See docs/operations. */
export const catalogueFile = (mode: Config['mode']) =>
  z
    .strictObject({
      revision: Revision,
      categories: z.array(z.strictObject({ categoryId: Id, name: Title, isFeatured: z.boolean() })),
      brands: z.array(z.strictObject({ brandId: Id, name: Name })),
      howToBuy: HowToBuy,
      /** In earlier files, no longer read: offers name the shop's no-cost lenders. */
      offerLenderIds: z.optional(LenderIds),
      pictures: z.record(
        Id,
        z.string().check(
          z.maxLength(PICTURE_MAX_LENGTH),
          z.superRefine((text, ctx) => {
            const fault = svgFault(text);
            if (fault !== null) ctx.addIssue({ code: 'custom', message: fault, input: text });
          }),
        ),
      ),
      stores: z.array(Store(mode)),
      products: z.array(Product(mode)),
      offers: z.array(Offer),
      banners: z._default(z.array(Banner), []),
      campaigns: z._default(z.array(Campaign), []),
    })
    .check(
      // Also runs with invalid fields, so that one start reports every fault.
      z.superRefine(
        (file, ctx) => {
          for (const issue of referenceFaults(file)) ctx.addIssue({ code: 'custom', input: file, ...issue });
        },
        { when: () => true },
      ),
    );
export type CatalogueFile = z.infer<ReturnType<typeof catalogueFile>>;
export type StoreEntry = CatalogueFile['stores'][number];
export type ProductEntry = CatalogueFile['products'][number];
