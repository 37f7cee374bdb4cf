// Checked by the compiler alone: every line below `@ts-expect-error` has to be refused.
import { createKadam, type KadamErrorInfo, type SessionEnd } from '../../sdk';

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
  .on('error', (error: KadamErrorInfo) => error.retryable)
  .off('closed', ({ reason }) => reason);
// @ts-expect-error no such event
session.on('close', () => undefined);
// @ts-expect-error an end carries no customer
session.on('closed', ({ mobile }) => mobile);
// @ts-expect-error a session is given out, not made
session.result = Promise.resolve({ reason: 'back' });

const end: SessionEnd = await session.result;
if (end.reason === 'failed') end.error?.code satisfies string | undefined;
// @ts-expect-error no such reason
if (end.reason === 'bored') session.close();
// @ts-expect-error no such code
if (end.error?.code === 'UNKNOWN') session.destroy();
