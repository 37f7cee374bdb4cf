import { bench, describe } from 'vitest';
import * as z from 'zod/mini';
import { openingOf, salesApp } from '../../shared/bridge';

const openSalesApp = openingOf(salesApp);

const message = {
  protocolVersion: 1,
  merchantKey: 'zenmart_sandbox',
  type: 'EMI_HOME',
  icScope: 'sales',
  authToken: 'x'.repeat(400),
  merchantAgentId: 'ZM-3071',
  amount: 54_990,
  merchantDetails: { merchantName: 'Zenmart', merchantOrigin: 'https://shop.example' },
};

const schema = z.strictObject({
  protocolVersion: z.int(),
  merchantKey: z.string(),
  type: z.string(),
  icScope: z.string(),
  authToken: z.string(),
  merchantAgentId: z.string(),
  amount: z.int(),
  merchantDetails: z.strictObject({ merchantName: z.string(), merchantOrigin: z.string() }),
});

describe('parse of one bridge message', () => {
  bench('our schema', () => {
    openSalesApp(message, '');
  });
  bench('zod/mini', () => {
    schema.parse(message);
  });
  bench('parsing the same as JSON, for scale', () => {
    JSON.parse(JSON.stringify(message));
  });
});
