// Checked by the compiler alone: every line below `@ts-expect-error` must fail.
import {
  type CheckoutEnd,
  createKadam,
  type EligibilityEnd,
  type KadamErrorInfo,
  type SessionEnd,
  type WidgetEnd,
} from '@kadam/sdk';

const kadam = createKadam({ provider: 'https://pay.example' });
const needed = {
  merchantKey: 'zenmart_sandbox',
  merchantAgentId: 'ZM-3071',
  merchantDetails: { merchantName: 'Zenmart' },
  getAuthToken: () => 'token',
};

kadam.openSalesApp(needed);
kadam.openSalesApp({ ...needed, getAuthToken: async () => 'token' });
kadam.openSalesApp({ ...needed, amount: 54_990, mobile: '9000000001', locale: 'hi', timeouts: { loadMs: 5_000 } });
for (const locale of ['en-IN', 'hi-Deva-IN', 'auto'] as const) kadam.openSalesApp({ ...needed, locale });

// @ts-expect-error nothing is given
kadam.openSalesApp({});
// @ts-expect-error the merchant key is missing
kadam.openSalesApp({ ...needed, merchantKey: undefined });
// @ts-expect-error a token is not the way to fresh ones
kadam.openSalesApp({ ...needed, getAuthToken: 'token' });
// @ts-expect-error a token is a text
kadam.openSalesApp({ ...needed, getAuthToken: async () => 7 });
// @ts-expect-error the amount is a number of rupees
kadam.openSalesApp({ ...needed, amount: '54990' });
// @ts-expect-error no such language
kadam.openSalesApp({ ...needed, locale: 'fr' });
kadam.openSalesApp({
  ...needed,
  merchantTheme: { scheme: 'auto', typeface: 'system', corners: 'soft', density: 'compact' },
});
// @ts-expect-error corners are one of a few words
kadam.openSalesApp({ ...needed, merchantTheme: { corners: '8px' } });
kadam.openSalesApp({ ...needed, placement: 'docked' });
// @ts-expect-error it stands at the end of the line, on whichever side that is
kadam.openSalesApp({ ...needed, placement: 'right' });
// @ts-expect-error no such option
kadam.openSalesApp({ ...needed, onClose: () => undefined });
// @ts-expect-error no such time-out
kadam.openSalesApp({ ...needed, timeouts: { loadMS: 5_000 } });
// @ts-expect-error the name is missing
kadam.openSalesApp({ ...needed, merchantDetails: { merchantURL: 'https://shop.example' } });
// @ts-expect-error the provider is missing
createKadam({});

const session = kadam.openSalesApp(needed);
session
  .on('opened', ({ type }) => type.toUpperCase())
  .on('error', (error: KadamErrorInfo) => [error.retryable, error.cause satisfies unknown])
  .off('closed', ({ reason }) => reason);
// @ts-expect-error no such event
session.on('close', () => undefined);
// @ts-expect-error an end carries no customer
session.on('closed', ({ mobile }) => mobile);
// @ts-expect-error a session is given out, not made
session.result = Promise.resolve({ reason: 'back' });

const end: SessionEnd = await session.result;
// @ts-expect-error no such reason
if (end.reason === 'bored') session.close();
// @ts-expect-error no such code
if (end.error?.code === 'UNKNOWN') session.destroy();

/** The reason alone determines whether there is an error. */
export function reasons(plain: SessionEnd | WidgetEnd): string {
  if (plain.reason === 'failed') return plain.error.message;
  return (plain.error satisfies undefined) ?? plain.reason;
}
// @ts-expect-error a failure says why
({ reason: 'failed' }) satisfies SessionEnd;
// @ts-expect-error nothing else has an error
({ reason: 'escape', error: {} as KadamErrorInfo }) satisfies SessionEnd;

/** The outcome alone determines the type of the end. */
export function outcomes(paid: CheckoutEnd, checked: EligibilityEnd): unknown {
  if (paid.outcome === 'completed') return paid.signedResult satisfies string;
  if (paid.outcome === 'failed') return paid.error?.code;
  // @ts-expect-error nothing is signed but what is completed
  paid.signedResult;
  if (checked.outcome === 'completed') return checked.result.lenders.map(({ name }) => name);
  // @ts-expect-error one spelling
  return paid.reason === 'canceled';
}

// Global of the script tag: undefined, the queue, or the SDK.
if (window.Kadam?.version) window.Kadam.preload('checkout', { merchantKey: 'zenmart_sandbox' }) satisfies () => void;
Kadam?.openSalesApp(needed).on('closed', ({ reason }) => reason);
// @ts-expect-error it may not be there
Kadam.openSalesApp(needed);
// @ts-expect-error the queue has none
window.Kadam?.preload('checkout', { merchantKey: 'zenmart_sandbox' });
