import {
  AuthTokenText,
  CloseRequest,
  func,
  int,
  Nothing,
  object,
  openSalesAppFields,
  optional,
  type Schema,
  shownDetails,
} from '../shared/bridge';
import {
  CheckoutTokenText,
  CompletedTransaction,
  openCheckoutFields,
  PendingChange,
  StepChange,
} from '../shared/bridge/checkout';
import { CheckedEligibility, OtpCredential, openEligibilityFields } from '../shared/bridge/eligibility';
import { Resize, widgetFields } from '../shared/bridge/widget';

/** One kind of frame: where its page is, how it is opened, and what may come from it. */
export interface FrameKind {
  readonly path: string;
  /** Name of the message that opens it. */
  readonly open: string;
  /** What the merchant gives, beside what every kind takes. */
  readonly options: Schema<FrameOptions>;
  /** The option that supplies the frame's secret, the field it travels in, and what it has to look like. */
  readonly secret?: readonly [option: string, field: string, Schema<string>];
  /** All that may come from it, by name. Anything else changes nothing. */
  readonly hears: Readonly<Record<string, Schema<object>>>;
  /** How high it stands in a page, where it does not say so itself; 0 = it is not seen. */
  readonly heightPx?: number;
  /** The message with which what it is for has been done; its content is part of the session's end. */
  readonly completes?: string;
  /** What the frame gets where the merchant gave nothing. */
  readonly fixed?: { readonly type: string; readonly icScope: string };
}

/** What every kind takes. */
export interface FrameOptions {
  readonly merchantKey: string;
  readonly merchantDetails: object;
  readonly locale?: 'en' | 'hi';
  readonly type?: string;
  readonly analytics?: (event: unknown) => void;
  readonly timeouts?: { readonly loadMs?: number; readonly handshakeMs?: number; readonly callMs?: number };
}

const waitMs = optional(int(1, 600_000));
const timeouts = optional(object({ loadMs: waitMs, handshakeMs: waitMs, callMs: waitMs }));

type Fields = Readonly<Record<string, Schema<unknown>>>;
/** The wire's fields, with the names shown to people in an object of their own and the SDK's own time-outs. */
const optionsOf = (fields: Fields) =>
  object({
    ...fields,
    merchantDetails: object(shownDetails),
    timeouts,
    analytics: optional(func()),
  }) as unknown as Schema<FrameOptions>;

const textOrFunction =
  (schema: Schema<string>): Schema<unknown> =>
  (value, path) =>
    typeof value === 'function' ? value : schema(value, path);

const widgetOptions = optionsOf(widgetFields);
const widgetHears = { widgetReady: Nothing, widgetClosed: CloseRequest };

export const frameKinds = {
  salesApp: {
    path: 'sales-app-init',
    open: 'openSalesApp',
    options: optionsOf({
      ...openSalesAppFields,
      type: optional(openSalesAppFields.type),
      icScope: optional(openSalesAppFields.icScope),
      getAuthToken: func(),
    }),
    fixed: { type: 'EMI_HOME', icScope: 'sales' },
    secret: ['getAuthToken', 'authToken', AuthTokenText],
    hears: { closeSAApp: CloseRequest, getAuthToken: Nothing },
  },
  checkout: {
    path: 'payment/init',
    open: 'openCheckout',
    options: optionsOf({ ...openCheckoutFields, checkoutToken: textOrFunction(CheckoutTokenText) }),
    secret: ['checkoutToken', 'checkoutToken', CheckoutTokenText],
    hears: {
      widgetReady: Nothing,
      stepChanged: StepChange,
      transactionCompleted: CompletedTransaction,
      pendingChanged: PendingChange,
      otpCredential: OtpCredential,
      widgetClosed: CloseRequest,
    },
    completes: 'transactionCompleted',
  },
  eligibility: {
    path: 'widget-check-eligibility',
    open: 'openEligibility',
    options: optionsOf(openEligibilityFields),
    hears: {
      ...widgetHears,
      resize: Resize,
      eligibilityChecked: CheckedEligibility,
      otpCredential: OtpCredential,
      purchaseAsked: Nothing,
    },
    completes: 'eligibilityChecked',
  },
  benefit: {
    path: 'widget-benefit-screen',
    open: 'openBenefit',
    heightPx: 712,
    options: widgetOptions,
    hears: { ...widgetHears, eligibilityAsked: Nothing },
  },
  communication: {
    path: 'widget-communication-screen',
    open: 'openCommunication',
    options: widgetOptions,
    hears: { ...widgetHears, eligibilityAsked: Nothing },
  },
} as const satisfies Record<string, FrameKind>;
