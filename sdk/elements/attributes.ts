import { amountRupees, openFields, optional, type Schema, shownDetails, themeFields } from '../../shared/bridge';
import type { WidgetOptions } from '../types/kadam.mjs';

/** Whole rupees, written in digits. */
const amountText: Schema<number> = (value, path) =>
  amountRupees(/^\d{1,7}$/.test(value as string) ? Number(value) : value, path);

/** The attributes that every element has. */
export const commonAttributes = {
  'merchant-key': openFields.merchantKey,
  amount: amountText,
  locale: openFields.locale,
  'primary-cta-color': themeFields.primaryCTAColor,
  'secondary-cta-color': themeFields.secondaryCTAColor,
  scheme: themeFields.scheme,
  corners: themeFields.corners,
  density: themeFields.density,
  typeface: themeFields.typeface,
  'merchant-name': optional(shownDetails.merchantName),
} as const;

/** What the attributes of an element say, by their names. */
export type Attributes<Fields> = { readonly [Name in keyof Fields]: Fields[Name] extends Schema<infer T> ? T : never };
type CommonAttributes = Omit<Attributes<typeof commonAttributes>, 'amount'> & { readonly amount?: number | undefined };

/** The options of the SDK that stand in an element's attributes. A page that does not say what the merchant is called
 *  is called by its host. */
export const optionsFrom = (given: CommonAttributes): WidgetOptions =>
  // SAFETY: an option that is undefined is one that was not given, to the SDK as well.
  ({
    merchantKey: given['merchant-key'],
    amount: given.amount,
    locale: given.locale,
    merchantTheme: {
      primaryCTAColor: given['primary-cta-color'],
      secondaryCTAColor: given['secondary-cta-color'],
      scheme: given.scheme,
      corners: given.corners,
      density: given.density,
      typeface: given.typeface,
    },
    merchantDetails: {
      merchantName: given['merchant-name'] ?? location.hostname.slice(0, 80),
      merchantURL: location.origin,
    },
  }) as WidgetOptions;
