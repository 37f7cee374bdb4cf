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

// zod/mini brings no words of its own.
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

/** The same in each language; one that is not said is that of the default one. */
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
  /** A film that shows it. */
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
    /** Its key in the merchants' file: buying there works, with the lenders of that merchant. Null for a shop that is only
     *  shown, with those of `lenderIds`. */
    merchantKey: z._default(z.nullable(z.string().check(z.regex(/^[\w-]{1,64}$/))), null),
    lenderIds: z.optional(LenderIds),
    storeUrl: webAddress(mode),
    /** A name of `pictures`; null = its initials are drawn. */
    logo: z._default(z.nullable(Id), null),
    isFeatured: z.boolean(),
    categoryIds: z.array(Id).check(z.minLength(1)),
    brandIds: z._default(z.array(Id), []),
    about: Text,
    /** Months that it has agreed on at no cost: with every lender that takes part and has a rate for them. No merchant is
     *  without an entry; [] = none. Source: CAT-037..040. */
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
    /** Of its store. */
    handle: Id,
    name: Name,
    categoryId: Id,
    brandId: z._default(z.nullable(Id), null),
    /** With GST. Whole rupees: no lender finances a part of one. */
    pricePaise: z
      .int()
      .check(z.multipleOf(paiseOf(1), 'must be whole rupees'), z.gte(paiseOf(1)), z.lte(paiseOf(AMOUNT_MAX_RUPEES))),
    /** A name of `pictures`. */
    picture: Id,
    /** Months that its card shows. Whether they cost anything follows from its store. */
    tenure: Tenure,
    /** Its page in the shop; null = the shop's own. */
    url: z._default(z.nullable(webAddress(mode)), null),
  });

/** When something stands: from its first to its last day, in India; null = without an end. */
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

/** What stands large on the page of offers. */
const Banner = z.strictObject({
  bannerId: Id,
  title: Title,
  text: Text,
  /** A name of `pictures`. */
  picture: z._default(z.nullable(Id), null),
  /** The store whose offers it leads to. */
  handle: z._default(z.nullable(Id), null),
  /** It carries the tag 'NO COST EMI*'. */
  isNoCost: z._default(z.boolean(), false),
  ...period,
});

/** What a campaign shows: its banner, and merchants. */
const shown = {
  title: Title,
  text: Text,
  picture: z._default(z.nullable(Id), null),
  isNoCost: z._default(z.boolean(), false),
};
const Campaign = z.strictObject({
  campaignId: Id,
  ...shown,
  /** Of stores; [] = those that are featured. */
  handles: z._default(z.array(Id), []),
  ...period,
  /** By the code of an address, each with a banner and merchants of its own. Source: CAT-027..030. */
  variations: z._default(
    z.array(
      z.strictObject({
        code: z.enum(campaignCodes),
        name: Title,
        ...shown,
        handles: z.array(Id).check(z.minLength(1), z.maxLength(HANDLES_AT_MOST)),
        /** Whose products it shows; null = none. */
        categoryId: z._default(z.nullable(Id), null),
      }),
    ),
    [],
  ),
});

/** The file of `KADAM_CATALOGUE`, in the order in which things are shown. See docs/operations. */
export const catalogueFile = (mode: Config['mode']) =>
  z
    .strictObject({
      revision: Revision,
      categories: z.array(z.strictObject({ categoryId: Id, name: Title, isFeatured: z.boolean() })),
      brands: z.array(z.strictObject({ brandId: Id, name: Name })),
      /** Of a shop that says nothing of its own. */
      howToBuy: HowToBuy,
      /** Of earlier files, and no longer read: offers name the lenders that take part in no cost at the shop. */
      offerLenderIds: z.optional(LenderIds),
      /** Drawings, SVG. */
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
      // Looked at even where fields are wrong, so that one start names every fault.
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
