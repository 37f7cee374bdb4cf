import { describe, expect, it } from 'vitest';
import { ConfigError, DEVELOPMENT_EXAMPLE_SECRET, readConfig } from './config';
import { TEST_SEAL_KEY } from './testing/server/sealing';

const faultOf = (environment: Record<string, string>): string => {
  try {
    readConfig(environment);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  return '';
};

describe('the environment', () => {
  it('needs nothing to run a sandbox on port 4400 with an embedded database', () => {
    expect(readConfig({})).toMatchObject({
      mode: 'sandbox',
      host: 'localhost',
      port: 4400,
      publicUrl: 'http://localhost:4400',
      database: { kind: 'embedded', folder: `${process.cwd()}/.data` },
      exampleMerchant: { origin: 'http://127.0.0.1:4500', secret: DEVELOPMENT_EXAMPLE_SECRET },
      sealKeys: { from: 'dataFolder', folder: `${process.cwd()}/.data` },
      trustedProxies: 0,
      sdkMaxAgeS: 300,
      logLevel: 'info',
    });
  });

  it('lists every fault at once, those of production included', () => {
    const message = faultOf({
      PORT: '99999',
      KADAM_SDK_MAX_AGE: '-1',
      KADAM_MAINTENANCE: 'soon',
      LOG_LEVEL: 'loud',
      DATABASE_URL: 'mysql://x',
      KADAM_EXAMPLE_SECRET: 'short',
      KADAM_MODE: 'production',
    });
    for (const name of [
      'PORT',
      'KADAM_SDK_MAX_AGE',
      'KADAM_MAINTENANCE',
      'LOG_LEVEL',
      'DATABASE_URL',
      'KADAM_EXAMPLE_SECRET',
      'KADAM_SEAL_KEY',
      'KADAM_SMS_URL',
      'KADAM_PUBLIC_URL',
    ])
      expect(message).toMatch(new RegExp(`^ {2}${name}: `, 'm'));
  });

  // @req NFR-007
  it('takes an engagement script by https alone, with its hash or none, and no hash without a script', () => {
    const url = 'https://engage.example/tag.js';
    expect(readConfig({}).engagementScript).toBeNull();
    expect(readConfig({ KADAM_ENGAGEMENT_SCRIPT: url }).engagementScript).toEqual({ url, integrity: null });
    for (const wrong of [
      { KADAM_ENGAGEMENT_SCRIPT: 'http://engage.example/tag.js' },
      { KADAM_ENGAGEMENT_SCRIPT: url, KADAM_ENGAGEMENT_INTEGRITY: 'md5-x' },
      { KADAM_ENGAGEMENT_INTEGRITY: 'sha384-AAAA' },
    ])
      expect(faultOf(wrong)).toContain('KADAM_ENGAGEMENT_');
  });

  it.each(['KADAM_ENGAGEMENT_SCRIPT', 'KADAM_APP_URL'])(
    'takes no %s with a name and password, or with a host that would say something else in a policy',
    (name) => {
      for (const address of [
        'https://user:secret@engage.example/tag.js',
        'https://*/tag.js',
        "https://a.example'unsafe-inline'/tag.js",
        'https://a.example;sandbox/tag.js',
        'https://a.example,b.example/tag.js',
      ])
        expect(faultOf({ [name]: address })).toContain(`${name}: must`);
      expect(faultOf({ [name]: 'https://xn--h1alffa9f.example:8443/a-b_c;d?e=*' })).toBe('');
    },
  );

  it('refuses 43,000,000 calls a minute, which no database counts to', () => {
    expect(readConfig({ KADAM_CALLS_PER_MINUTE: '1000000' }).callsPerMinute).toBe(1_000_000);
    for (const name of [
      'KADAM_CALLS_PER_MINUTE',
      'KADAM_CODES_PER_AGENT',
      'KADAM_WRONG_CODES_ALARM',
      'KADAM_CONNECTIONS',
      'KADAM_DATABASE_POOL',
    ])
      expect(faultOf({ [name]: '43000000' })).toMatch(new RegExp(`^ {2}${name}: `, 'm'));
  });

  it('raises the limits of a client in the sandbox alone', () => {
    expect(readConfig({ KADAM_CLIENT_LIMIT_TIMES: '50' }).clientLimitTimes).toBe(50);
    const production = {
      KADAM_MODE: 'production',
      KADAM_PUBLIC_URL: 'https://kadam.example',
      KADAM_SMS_URL: 'https://sms.example',
      KADAM_SEAL_KEY: TEST_SEAL_KEY,
    };
    expect(faultOf({ ...production, KADAM_CLIENT_LIMIT_TIMES: '50' })).toMatch(
      /^ {2}KADAM_CLIENT_LIMIT_TIMES: is for the sandbox/m,
    );
    expect(readConfig({ ...production, KADAM_CLIENT_LIMIT_TIMES: '1' }).clientLimitTimes).toBe(1);
  });

  it('never repeats a wrong value, which may be a secret', () => {
    expect(faultOf({ DATABASE_URL: 'mysql://root:hunter2@db', KADAM_PEPPER: 'tooshort' })).not.toMatch(
      /hunter2|tooshort/,
    );
  });

  it('needs KADAM_SEAL_KEY or KADAM_SEAL_KEY_FILE in production, and not both', () => {
    const production = {
      KADAM_MODE: 'production',
      KADAM_PUBLIC_URL: 'https://kadam.example',
      KADAM_SMS_URL: 'https://sms.example',
    };
    expect(faultOf(production)).toMatch(/^ {2}KADAM_SEAL_KEY: is needed with KADAM_MODE=production/m);
    expect(faultOf({ ...production, KADAM_SEAL_KEY: '' })).toMatch(/^ {2}KADAM_SEAL_KEY: is needed/m);
    expect(readConfig({ ...production, KADAM_SEAL_KEY_FILE: '/etc/kadam/seal.key' }).sealKeys).toEqual({
      from: 'file',
      file: '/etc/kadam/seal.key',
    });
    const both = { KADAM_SEAL_KEY: TEST_SEAL_KEY, KADAM_SEAL_KEY_FILE: '/etc/kadam/seal.key' };
    expect(faultOf({ ...production, ...both })).toMatch(/^ {2}KADAM_SEAL_KEY_FILE: must not be set together/m);
    expect(faultOf(both)).toMatch(/^ {2}KADAM_SEAL_KEY_FILE: must not be set together/m);
  });

  it.each([
    ['31 bytes in hex', 'ab'.repeat(31)],
    ['31 bytes in base64', Buffer.alloc(31, 7).toString('base64')],
    ['33 bytes in base64', Buffer.alloc(33, 7).toString('base64')],
    ['a sentence', 'a sentence of thirty-two letters'],
    ['the same key twice, in hex and in base64', `${'07'.repeat(32)},${Buffer.alloc(32, 7).toString('base64')}`],
    ['a comma', ','],
  ])('refuses %s as KADAM_SEAL_KEY without a word of it', (_what, key) => {
    const fault = faultOf({ KADAM_SEAL_KEY: key });
    expect(fault).toMatch(/^ {2}KADAM_SEAL_KEY: must be a key of 32 bytes/m);
    if (key.length > 1) expect(fault).not.toContain(key);
  });

  it.each([
    ['hex', '07'.repeat(32)],
    ['base64', Buffer.alloc(32, 7).toString('base64')],
    ['base64url without padding', Buffer.alloc(32, 0xfb).toString('base64url')],
    ['two keys with a space between', `${'07'.repeat(32)} ${'08'.repeat(32)}`],
  ])('takes %s as KADAM_SEAL_KEY', (_what, key) => {
    expect(readConfig({ KADAM_SEAL_KEY: key }).sealKeys.from).toBe('environment');
  });

  it('may say that the site is being repaired, and until when', () => {
    const said = [undefined, 'on', '2026-11-24T06:00:00+05:30'].map((KADAM_MAINTENANCE) =>
      readConfig({ KADAM_MAINTENANCE }),
    );
    expect(said.map(({ maintenance }) => maintenance)).toEqual([
      null,
      { endsAtMs: null },
      { endsAtMs: Date.UTC(2026, 10, 24, 0, 30) },
    ]);
  });

  it('takes an empty variable for an absent one', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 4400, database: { kind: 'embedded' } });
  });

  it('lets DATABASE_URL choose PostgreSQL with 10 connections', () => {
    expect(readConfig({ DATABASE_URL: 'postgres://kadam@db/kadam' }).database).toEqual({
      kind: 'postgres',
      url: 'postgres://kadam@db/kadam',
      maxConnections: 10,
    });
  });

  it('names the example merchant by MERCHANT_PORT', () => {
    expect(readConfig({ MERCHANT_PORT: '5001' }).exampleMerchant.origin).toBe('http://127.0.0.1:5001');
  });
});
