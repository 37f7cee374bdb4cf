import { amountRupees, openFields, optional, type Schema, shownDetails, themeFields } from '../../shared/bridge';
import type { WidgetOptions } from '../types/kadam.mjs';

/** Whole rupees, as digits. */
const amountText: Schema<number> = (value, path) =>
  amountRupees(/^\d{1,7}$/.test(value as string) ? Number(value) : value, path);

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

export type Attributes<Fields> = { readonly [Name in keyof Fields]: Fields[Name] extends Schema<infer T> ? T : never };
type CommonAttributes = Omit<Attributes<typeof commonAttributes>, 'amount'> & { readonly amount?: number | undefined };

/** Maps attributes to options of the SDK. The merchant's name defaults to the host of the page. */
export const optionsFrom = (given: CommonAttributes): WidgetOptions =>
  // SAFETY: the SDK treats an undefined option as absent.
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
