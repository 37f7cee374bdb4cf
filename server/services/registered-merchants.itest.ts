import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Config, ConfigError, DEVELOPMENT_EXAMPLE_SECRET, readConfig } from '../config';
import { OTHER_MERCHANT, sandboxMerchants } from '../sandbox/seed';
import { findAgent, findMerchant } from '../store/merchants';
import { type OpenDatabase, openDatabase } from '../store/open';
import { anyDatabase } from '../testing/database/fresh-postgres';
import { secretIn, TEST_SEAL_KEY, testSealer } from '../testing/server/sealing';
import { STARTS_WITHIN_MS } from '../testing/server/test-server';
import { type MerchantChanges, registerMerchants } from './registered-merchants';
import { siteMerchant } from './site-merchant';

let database: OpenDatabase;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'kadam-merchants-'));
  database = await openDatabase(await anyDatabase(), () => undefined);
}, STARTS_WITHIN_MS);
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

const shop = {
  merchantKey: 'shop',
  name: 'Shop',
  secret: 'a secret of at least thirty-two characters',
  isNtbAllowed: true,
  origins: ['https://shop.example', 'https://till.shop.example'],
  lenderIds: ['201', '401'],
  agents: [{ agentId: 'A-1', status: 'active' }],
};

const NOW_MS = 1_800_000_000_000;
const register = (config: Config): Promise<MerchantChanges> =>
  registerMerchants(
    { db: database.db, sealer: testSealer },
    config,
    {
      sandbox: sandboxMerchants(config.exampleMerchant, ['201', '401']),
      site: siteMerchant(['https://kadam.example'], []),
    },
    NOW_MS,
  );

let revision = 0;

function registerFrom(
  merchants: unknown,
  spoilt = (text: string): string => text,
  mode: 'sandbox' | 'production' = 'production',
): Promise<MerchantChanges> {
  revision += 1;
  return registerContent({ revision, merchants }, spoilt, mode);
}

function registerContent(
  content: unknown,
  spoilt = (text: string): string => text,
  mode: 'sandbox' | 'production' = 'production',
): Promise<MerchantChanges> {
  const file = join(folder, 'merchants.json');
  writeFileSync(file, spoilt(JSON.stringify(content)));
  const config = readConfig({
    KADAM_MODE: mode,
    KADAM_PUBLIC_URL: 'https://kadam.example',
    KADAM_SMS_URL: 'https://sms.example',
    KADAM_SEAL_KEY: TEST_SEAL_KEY,
    KADAM_MERCHANTS: file,
  });
  return register(config);
}

describe('merchants of KADAM_MERCHANTS', () => {
  it('exactly these are registered at the start, with their origins, lenders and agents', async () => {
    await registerFrom([shop]);
    expect(await findMerchant(database.db, 'shop')).toMatchObject({
      name: 'Shop',
      origins: ['https://shop.example', 'https://till.shop.example'],
      lenderIds: ['201', '401'],
      customerLimits: {},
    });
    expect(await findAgent(database.db, 'shop', 'A-1')).toEqual({ status: 'active', role: 'till' });
    expect(await findMerchant(database.db, 'zenmart_sandbox')).toBeNull();
  });

  it("limit a customer's loans from a lender, if the file says so", async () => {
    await registerFrom([{ ...shop, customerLimits: { '201': 50_000, '401': 0 } }]);
    expect((await findMerchant(database.db, 'shop'))?.customerLimits).toEqual({ '201': 50_000, '401': 0 });
    await expect(registerFrom([{ ...shop, customerLimits: { '201': -1 } }])).rejects.toThrow(ConfigError);
    await registerFrom([shop]);
    expect((await findMerchant(database.db, 'shop'))?.customerLimits).toEqual({});
  });

  it('lose an origin that the file no longer has, and keep an agent until the file blocks it', async () => {
    await registerFrom([
      { ...shop, origins: ['https://shop.example'], agents: [{ agentId: 'A-1', status: 'blocked' }] },
    ]);
    expect((await findMerchant(database.db, 'shop'))?.origins).toEqual(['https://shop.example']);
    expect(await findAgent(database.db, 'shop', 'A-1')).toEqual({ status: 'blocked', role: 'till' });
  });

  it('may be the pages of an app: capacitor:// and ionic:// are registered, app:// and file:// are refused', async () => {
    const origins = ['capacitor://app.shop.example', 'https://shop.example', 'ionic://localhost'];
    await registerFrom([{ ...shop, origins }]);
    expect((await findMerchant(database.db, 'shop'))?.origins).toEqual(origins);
    for (const origin of ['app://shop', 'file://', 'capacitor://*'])
      await expect(registerFrom([{ ...shop, origins: [origin] }])).rejects.toThrow(ConfigError);
    await registerFrom([shop]);
  });

  it('with a short secret or a wildcard origin are refused with a ConfigError that names the place, not the secret', async () => {
    const wrong = registerFrom([{ ...shop, secret: 'short secret', origins: ['http://localhost:*'] }]);
    await expect(wrong).rejects.toThrow(ConfigError);
    await expect(wrong).rejects.toThrow(/secret[\s\S]*origins/);
    await expect(wrong).rejects.not.toThrow(/short secret/);
  });

  it('with the sandbox’s lender 2601, or the unknown 9999, are refused in production', async () => {
    for (const lenderId of ['2601', '9999'])
      await expect(registerFrom([{ ...shop, lenderIds: ['401', lenderId] }])).rejects.toThrow(
        /must be the id of a lender\s+→ at merchants\[0\]\.lenderIds\[1\]/,
      );
  });

  it('with an unsafe logo or webhook address are refused in production, with every fault at once', async () => {
    const logos = ['javascript:alert(1)', 'http://shop.example/logo.png', 'data:text/html,x', '//shop.example/logo'];
    const webhooks = [
      'http://shop.example/hook',
      'https://shop:secret@shop.example/hook',
      'https://127.1/hook',
      'https://localhost/hook',
      'https://10.0.0.7/hook',
      'https://[fd12::1]/hook',
      'https://169.254.169.254/latest/meta-data',
      'https://redis:6379/',
    ];
    const wrong = registerFrom([
      ...logos.map((logoUrl) => ({ ...shop, logoUrl })),
      ...webhooks.map((webhookUrl) => ({ ...shop, webhookUrl })),
    ]);
    const message = await wrong.then(
      () => 'registered',
      (error: unknown) => (error instanceof ConfigError ? error.message : 'another fault'),
    );
    const named = [...message.matchAll(/at merchants\[(\d+)\]\.(\w+)/g)].map(([, index, field]) => `${index} ${field}`);
    expect(named).toEqual([
      ...logos.map((_, index) => `${index} logoUrl`),
      ...webhooks.map((_, index) => `${logos.length + index} webhookUrl`),
    ]);
    expect(message).not.toMatch(/shop:secret|169\.254/);
  });

  it('may have a webhook on the developer’s machine in the sandbox, but no script as a logo', async () => {
    const asGiven = (text: string): string => text;
    const local = { ...shop, webhookUrl: 'http://127.0.0.1:4500/hook', logoUrl: 'http://127.0.0.1:4500/logo.png' };
    await registerFrom([local], asGiven, 'sandbox');
    expect(await findMerchant(database.db, 'shop')).toMatchObject({ logoUrl: local.logoUrl });
    await expect(registerFrom([{ ...shop, logoUrl: 'javascript:alert(1)' }], asGiven, 'sandbox')).rejects.toThrow(
      ConfigError,
    );
  });

  it('in a file that is not JSON are refused without content of the file', async () => {
    const cutOff = registerFrom([shop], (text) => text.replace('"isNtbAllowed"', ''));
    await expect(cutOff).rejects.toThrow(ConfigError);
    await expect(cutOff).rejects.not.toThrow(/thirty-two/);
  });

  it('of the sandbox, whose secrets are public, have no access if its database continues in production', async () => {
    await register(readConfig({}));
    const known = [
      ['zenmart_sandbox', DEVELOPMENT_EXAMPLE_SECRET],
      [OTHER_MERCHANT.merchantKey, OTHER_MERCHANT.secret],
    ] as const;
    for (const [key, secret] of known) expect(await secretIn(database.db, key)).toBe(secret);
    expect((await findMerchant(database.db, 'zenmart_sandbox'))?.origins).toEqual([
      'http://127.0.0.1:4500',
      'http://127.0.0.1:*',
      'http://localhost:*',
      'https://127.0.0.1:*',
      'https://localhost:*',
    ]);
    await registerFrom([shop]);
    for (const [key, secret] of known) {
      const merchant = await findMerchant(database.db, key);
      expect([key, merchant?.origins]).toEqual([key, []]);
      expect(await secretIn(database.db, key)).not.toBe(secret);
    }
    await registerFrom([shop, { ...shop, merchantKey: 'zenmart_sandbox' }]);
    expect(await secretIn(database.db, 'zenmart_sandbox')).toBe(shop.secret);
  });
});

describe('revision of KADAM_MERCHANTS', () => {
  const named = (name: string, secret = shop.secret) => [{ ...shop, merchantKey: 'revised', name, secret }];
  const stored = async () => {
    const merchant = await findMerchant(database.db, 'revised');
    return [merchant?.name, await secretIn(database.db, 'revised')];
  };
  const events = () =>
    database.db
      .selectFrom('event_log')
      .select(['type', 'at_ms', 'details'])
      .where('merchant_key', '=', 'revised')
      .orderBy('event_id')
      .execute();

  it('lower than the active one ends the start with both numbers, and changes nothing', async () => {
    await registerFrom(named('New', 'n'.repeat(32)));
    const older = registerContent({ revision: revision - 1, merchants: named('Old') });
    await expect(older).rejects.toThrow(ConfigError);
    await expect(older).rejects.toThrow(
      `is not applied: its revision is ${revision - 1}, and revision ${revision} is in force.`,
    );
    expect(await stored()).toEqual(['New', 'n'.repeat(32)]);
  });

  it('equal to the active one, with other content, ends the start and changes nothing', async () => {
    await registerFrom(named('New'));
    const changed = registerContent({ revision, merchants: named('Other') });
    await expect(changed).rejects.toThrow(ConfigError);
    await expect(changed).rejects.toThrow(`it differs from the file with the same revision ${revision}`);
    expect((await stored())[0]).toBe('New');
  });

  it('equal to the active one, with the same content in another order, does not overwrite later changes', async () => {
    await registerFrom(named('New'));
    await database.db
      .updateTable('merchants')
      .set({ secret: 'r'.repeat(32) })
      .where('merchant_key', '=', 'revised')
      .execute();
    const [merchant] = named('New');
    const reordered = Object.fromEntries(Object.entries(merchant ?? {}).reverse());
    expect(await registerContent({ merchants: [reordered], revision })).toEqual({
      revision,
      registered: [],
      changed: [],
      retired: [],
    });
    expect((await stored())[1]).toBe('r'.repeat(32));
  });

  it('that is missing, 0 or not a whole number is refused, and so is a file with only a list', async () => {
    for (const content of [{ merchants: [] }, { revision: 0, merchants: [] }, { revision: 1.5, merchants: [] }])
      await expect(registerContent(content)).rejects.toThrow(/at revision/);
    await expect(registerContent([shop])).rejects.toThrow(/must be an object with `revision` and `merchants`/);
  });

  it("is logged with each changed field, but with no field's value", async () => {
    await registerFrom(named('Before'));
    const before = (await events()).length;
    const changes = await registerFrom([
      {
        ...named('After', 'q'.repeat(32))[0],
        origins: ['https://other.example'],
        agents: [{ agentId: 'A-9', status: 'active' }],
      },
    ]);
    expect(changes).toEqual({ revision, registered: [], changed: ['revised'], retired: [] });
    const [event, ...others] = (await events()).slice(before);
    expect(others).toEqual([]);
    expect([event?.type, event?.at_ms]).toEqual(['merchantChanged', NOW_MS]);
    expect(JSON.parse(event?.details ?? '')).toEqual({
      source: 'KADAM_MERCHANTS',
      revision,
      fields: ['name', 'secret', 'origins', 'agents'],
    });
    expect(JSON.stringify(await events())).not.toMatch(/q{32}|thirty-two/);
  });

  it('applied by two processes simultaneously takes effect once, with one event', async () => {
    revision += 1;
    const content = { revision, merchants: named('Together', 't'.repeat(32)) };
    const before = (await events()).length;
    await Promise.all([registerContent(content), registerContent(content)]);
    expect((await events()).length).toBe(before + 1);
  });
});
