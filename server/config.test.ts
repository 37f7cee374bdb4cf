import { describe, expect, it } from 'vitest';
import { ConfigError, DEVELOPMENT_EXAMPLE_SECRET, readConfig } from './config';

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
      'KADAM_SMS_URL',
      'KADAM_PUBLIC_URL',
    ])
      expect(message).toMatch(new RegExp(`^ {2}${name}: `, 'm'));
  });

  it('refuses 43,000,000 calls a minute, which no database counts to', () => {
    expect(readConfig({ KADAM_CALLS_PER_MINUTE: '1000000' }).callsPerMinute).toBe(1_000_000);
    for (const name of ['KADAM_CALLS_PER_MINUTE', 'KADAM_CODES_PER_AGENT', 'KADAM_CONNECTIONS', 'KADAM_DATABASE_POOL'])
      expect(faultOf({ [name]: '43000000' })).toMatch(new RegExp(`^ {2}${name}: `, 'm'));
  });

  it('raises the limits of a client in the sandbox alone', () => {
    expect(readConfig({ KADAM_CLIENT_LIMIT_TIMES: '50' }).clientLimitTimes).toBe(50);
    const production = {
      KADAM_MODE: 'production',
      KADAM_PUBLIC_URL: 'https://kadam.example',
      KADAM_SMS_URL: 'https://sms.example',
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
