// Checked by the compiler alone: the public types of the SDK (sdk/types) equal those of the bridge table and of the
// SDK's code. A difference in either direction is a type error.
import { expectTypeOf } from 'vitest';
import type * as sdk from '../../sdk';
import type * as elements from '../../sdk/elements';
import type { Attributes } from '../../sdk/elements/attributes';
import type { eligibilityAttributes } from '../../sdk/elements/eligibility-element';
import type { promoAttributes } from '../../sdk/elements/promo-element';
import type { ownFields } from '../../sdk/options';
import type * as react from '../../sdk/react';
import type { Session as AnySession } from '../../sdk/session';
import type * as elementsTypes from '../../sdk/types/elements.mjs';
import type * as types from '../../sdk/types/kadam.mjs';
import type * as reactTypes from '../../sdk/types/react.mjs';
import type { EventsOf, Frame, FrameName, frames, Infer, ObjectOf } from '../../shared/bridge';
import type { SdkErrorCode } from '../../shared/errors/sdk-errors';
import type { LocaleTag } from '../../shared/locales';
import type { PaymentStatus, PaymentStep } from '../../shared/rules/payment-flow/steps';

type Table = typeof frames;

/** Expands every intersection, interface and alias of a type, so that two types can be compared. */
type Plain<T> = T extends (...args: never[]) => unknown
  ? T
  : T extends object
    ? { [Name in keyof T]: Plain<T[Name]> }
    : T;
type Writable<T> = { -readonly [Name in keyof T]: T[Name] };
type Empty = Readonly<Record<string, never>>;

expectTypeOf<keyof typeof types>().toEqualTypeOf<keyof typeof sdk>();
expectTypeOf<typeof types.createKadam>().toEqualTypeOf<typeof sdk.createKadam>();
expectTypeOf<typeof types.KadamError>().toEqualTypeOf<typeof sdk.KadamError>();
expectTypeOf<typeof types.sessionEvents>().toEqualTypeOf<typeof sdk.sessionEvents>();

expectTypeOf<typeof elementsTypes>().toEqualTypeOf<typeof elements>();

expectTypeOf<Exclude<keyof typeof reactTypes, keyof typeof types>>().toEqualTypeOf<keyof typeof react>();
expectTypeOf<typeof reactTypes.KadamBenefits>().toEqualTypeOf<typeof react.KadamBenefits>();
expectTypeOf<typeof reactTypes.KadamEligibility>().toEqualTypeOf<typeof react.KadamEligibility>();
expectTypeOf<typeof reactTypes.KadamPromo>().toEqualTypeOf<typeof react.KadamPromo>();
expectTypeOf<typeof reactTypes.KadamProvider>().toEqualTypeOf<typeof react.KadamProvider>();
expectTypeOf<typeof reactTypes.useCheckout>().toEqualTypeOf<typeof react.useCheckout>();
expectTypeOf<typeof reactTypes.useKadam>().toEqualTypeOf<typeof react.useKadam>();
expectTypeOf<typeof reactTypes.useSalesApp>().toEqualTypeOf<typeof react.useSalesApp>();

expectTypeOf<types.KadamErrorInfo['code']>().toEqualTypeOf<SdkErrorCode>();
expectTypeOf<Writable<types.AnalyticsEvent>>().toEqualTypeOf<{
  frame: Capitalize<FrameName>;
  event: string;
  step?: PaymentStep;
  status?: PaymentStatus;
  code?: SdkErrorCode;
  outcome?: types.CheckoutEnd['outcome'] | types.EligibilityEnd['outcome'];
  reason?: string;
}>();

type Defaulted<Row extends Frame> = Row extends { readonly defaults: infer Given } ? keyof Given : never;
type TokenOption<Row extends Frame> = Row extends {
  readonly secret: { readonly option: infer Name extends string; readonly mayBeText: infer MayBeText };
}
  ? Readonly<Record<Name, (() => string | Promise<string>) | (MayBeText extends true ? string : never)>>
  : unknown;
type OptionsOf<Row extends Frame> = Plain<
  Writable<
    ObjectOf<Omit<Row['options'], Defaulted<Row>> & typeof ownFields> & {
      [Name in Defaulted<Row> & keyof Row['options']]?: Infer<Row['options'][Name]>;
    } & TokenOption<Row>
  >
>;
expectTypeOf<NonNullable<types.CommonOptions['locale']>>().toEqualTypeOf<LocaleTag>();
expectTypeOf<Plain<types.OpenSalesAppOptions>>().toEqualTypeOf<OptionsOf<Table['salesApp']>>();
expectTypeOf<Plain<types.OpenCheckoutOptions>>().toEqualTypeOf<OptionsOf<Table['checkout']>>();
expectTypeOf<Plain<types.WidgetOptions>>().toEqualTypeOf<OptionsOf<Table['benefit']>>();
expectTypeOf<Plain<types.WidgetOptions>>().toEqualTypeOf<OptionsOf<Table['communication']>>();
// The container decides between `inline` and `modal`.
type CheckOptions = OptionsOf<Table['eligibility']>;
expectTypeOf<Plain<Omit<types.CheckEligibilityOptions, 'container' | 'mode'>>>().toEqualTypeOf<
  Plain<Omit<CheckOptions, 'mode'>>
>();
expectTypeOf<types.CheckEligibilityOptions['mode']>().toEqualTypeOf<
  Exclude<CheckOptions['mode'], 'inline' | 'modal'>
>();

type PublicEvents = {
  salesApp: types.SessionEvents;
  checkout: types.CheckoutEvents;
  eligibility: types.EligibilityEvents;
  benefit: types.WidgetEvents;
  communication: types.WidgetEvents;
};
type Payload<Fields> = keyof Fields extends never ? Empty : Fields;
type TableEvents<Row extends Frame> = Writable<{ [Name in keyof EventsOf<Row>]: Payload<EventsOf<Row>[Name]> }> & {
  opened: Row extends { readonly defaults: object } ? { readonly type: string } : Empty;
  error: types.KadamErrorInfo;
};
expectTypeOf<{ [Name in keyof PublicEvents]: Plain<Omit<PublicEvents[Name], 'closed'>> }>().toEqualTypeOf<{
  [Name in FrameName]: Plain<TableEvents<Table[Name]>>;
}>();

type Messages<Row extends Frame, HostAction> = {
  [Name in keyof Row['outgoing']]: Row['outgoing'][Name]['hostAction'] extends HostAction
    ? Row['outgoing'][Name]
    : never;
}[keyof Row['outgoing']];
type CloseReasonOf<Row extends Frame> = Extract<Infer<Messages<Row, 'end'>['payload']>, { reason: string }>['reason'];
expectTypeOf<{ [Name in keyof PublicEvents]: PublicEvents[Name]['closed']['reason'] }>().toEqualTypeOf<{
  // 'unavailable': the shopper leaves a checkout that did not open.
  [Name in FrameName]:
    | CloseReasonOf<Table[Name]>
    | types.HostEndReason
    | (Name extends 'checkout' ? 'unavailable' : never);
}>();
expectTypeOf<types.SessionEnd['reason']>().toEqualTypeOf<types.EndReason>();

type Completed<End> = Plain<Omit<Extract<End, { outcome: 'completed' }>, 'outcome' | 'reason' | 'error'>>;
expectTypeOf<Completed<types.CheckoutEnd>>().toEqualTypeOf<
  Plain<EventsOf<Table['checkout']>[Table['checkout']['completedBy']]>
>();
expectTypeOf<Completed<types.EligibilityEnd>>().toEqualTypeOf<
  Plain<EventsOf<Table['eligibility']>[Table['eligibility']['completedBy']]>
>();

// Calls and sessions. The object of the calls is held to `KadamApi` in sdk/create-kadam.ts.
type PublicCalls = {
  salesApp: 'openSalesApp';
  checkout: 'openCheckout';
  eligibility: 'checkEligibility';
  benefit: 'mountBenefits';
  communication: 'openCommunication';
};
expectTypeOf<keyof PublicCalls>().toEqualTypeOf<FrameName>();
expectTypeOf<keyof types.KadamApi>().toEqualTypeOf<PublicCalls[FrameName] | 'preload' | 'version'>();
expectTypeOf<Parameters<types.KadamApi['preload']>[0]>().toEqualTypeOf<FrameName>();

type SessionOf<Name extends FrameName> = ReturnType<types.KadamApi[PublicCalls[Name]]>;
type BaseSession = types.Session<types.WidgetEvents>;
expectTypeOf<keyof BaseSession | 'setAmount' | 'focus'>().toEqualTypeOf<keyof AnySession>();
expectTypeOf<{ [Name in FrameName]: Exclude<keyof SessionOf<Name>, keyof BaseSession> }>().toEqualTypeOf<{
  [Name in FrameName]: Exclude<keyof Table[Name]['incoming'], 'getAuthToken'>;
}>();
expectTypeOf<{ [Name in FrameName]: Awaited<SessionOf<Name>['result']> }>().toEqualTypeOf<{
  [Name in FrameName]: PublicEvents[Name]['closed'];
}>();

type NeededNames<T> = { [Name in keyof T]-?: undefined extends T[Name] ? never : Name }[keyof T];
type Choices = 'locale' | 'scheme' | 'corners' | 'density' | 'typeface';
type PromoAttributes = Attributes<typeof promoAttributes>;
type EligibilityAttributes = Attributes<typeof eligibilityAttributes>;

expectTypeOf<keyof elementsTypes.KadamPromoAttributes>().toEqualTypeOf<keyof PromoAttributes>();
expectTypeOf<NeededNames<elementsTypes.KadamPromoAttributes>>().toEqualTypeOf<NeededNames<PromoAttributes>>();
expectTypeOf<Required<Pick<elementsTypes.KadamPromoAttributes, Choices | 'form' | 'preload'>>>().toEqualTypeOf<{
  [Name in Choices | 'form' | 'preload']: NonNullable<PromoAttributes[Name]>;
}>();
expectTypeOf<keyof elementsTypes.KadamEligibilityAttributes>().toEqualTypeOf<keyof EligibilityAttributes>();
expectTypeOf<NeededNames<elementsTypes.KadamEligibilityAttributes>>().toEqualTypeOf<
  NeededNames<EligibilityAttributes>
>();
expectTypeOf<Required<Pick<elementsTypes.KadamEligibilityAttributes, Choices>>>().toEqualTypeOf<{
  [Name in Choices]: NonNullable<EligibilityAttributes[Name]>;
}>();
expectTypeOf<Plain<Omit<elementsTypes.KadamPromoEvents, 'shown'>>>().toEqualTypeOf<
  Plain<Omit<types.WidgetEvents, 'widgetReady'>>
>();

type PromoProps = reactTypes.KadamPromoProps;
expectTypeOf<Pick<PromoProps, 'form' | 'preload'>>().toEqualTypeOf<
  Pick<elementsTypes.KadamPromoAttributes, 'form' | 'preload'>
>();
expectTypeOf<
  Extract<keyof PromoProps, `on${string}`>
>().toEqualTypeOf<`on${Capitalize<keyof elementsTypes.KadamPromoEvents>}`>();
