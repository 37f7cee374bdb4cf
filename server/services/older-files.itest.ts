import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findMerchant } from '../store/merchants';
import { type OpenDatabase, openDatabase } from '../store/open';
import { freshPostgresUrl } from '../testing/database/fresh-postgres';
import { asInProduction } from '../testing/server/limits';
import { secretIn } from '../testing/server/sealing';
import { runToEnd, type ServerProcess, startProcess } from '../testing/server/server-process';

const shop = {
  merchantKey: 'shop',
  name: 'Shop',
  isNtbAllowed: true,
  lenderIds: ['401'],
  agents: [],
};
const older = {
  revision: 1,
  merchants: [
    {
      ...shop,
      secret: 'the secret that was stolen and revoked',
      origins: ['https://stolen.example'],
      webhookUrl: 'https://stolen.example/hook',
    },
  ],
};
const newer = {
  revision: 2,
  merchants: [
    {
      ...shop,
      secret: 'the secret that replaces the stolen one',
      origins: ['https://shop.example'],
      webhookUrl: 'https://shop.example/hook',
    },
  ],
};

describe('two processes on one PostgreSQL', () => {
  const running: ServerProcess[] = [];
  let folder: string;
  let url: string;
  let database: OpenDatabase;
  const env = (file: object): Record<string, string> => {
    const path = join(folder, `merchants-${JSON.stringify(file).length}.json`);
    writeFileSync(path, JSON.stringify(file));
    return {
      ...asInProduction,
      DATABASE_URL: url,
      KADAM_MODE: 'production',
      KADAM_PUBLIC_URL: 'https://kadam.example',
      KADAM_SMS_URL: 'https://sms.example/send',
      KADAM_MERCHANTS: path,
    };
  };
  const registered = async () => {
    const secret = await secretIn(database.db, 'shop');
    const origins = (await findMerchant(database.db, 'shop'))?.origins;
    const [webhook] = await database.db.selectFrom('merchant_webhooks').select('url').execute();
    return { secret, origins, webhook: webhook?.url };
  };
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'kadam-older-'));
    url = await freshPostgresUrl();
    database = await openDatabase({ kind: 'postgres', url, maxConnections: 2 }, () => undefined);
  }, 60_000);
  afterAll(async () => {
    for (const each of running) await each.end('SIGTERM');
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('keep the newer secret, origin and webhook if one of them starts again with the older KADAM_MERCHANTS', async () => {
    const first = await startProcess(env(older));
    running.push(await startProcess(env(newer)));
    const inForce = {
      secret: 'the secret that replaces the stolen one',
      origins: ['https://shop.example'],
      webhook: 'https://shop.example/hook',
    };
    expect(await registered()).toEqual(inForce);
    expect(await first.end('SIGTERM')).toBe(0);
    const { code, stdout, stderr } = await runToEnd(env(older));
    expect(code).toBe(1);
    expect(stderr).toContain('is not applied: its revision is 1, and revision 2 is in force.');
    expect(stdout + stderr).not.toContain('stolen');
    expect(await registered()).toEqual(inForce);
    running.push(await startProcess(env(newer)));
    expect(await registered()).toEqual(inForce);
    const events = await database.db
      .selectFrom('event_log')
      .select(['type', 'details'])
      .where('merchant_key', '=', 'shop')
      .execute();
    expect(events.map(({ type, details }) => [type, JSON.parse(details)])).toEqual([
      ['merchantRegistered', { source: 'KADAM_MERCHANTS', revision: 1 }],
      ['merchantChanged', { source: 'KADAM_MERCHANTS', revision: 2, fields: ['secret', 'webhookUrl', 'origins'] }],
    ]);
    expect(JSON.stringify(events)).not.toMatch(/stolen|replaces/);
  }, 120_000);
});
