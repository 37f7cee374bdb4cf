import type { KeyObject } from 'node:crypto';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as z from 'zod/mini';
import { brand } from '../shared/brand';
import { DAY_S } from '../shared/rules/duration';
import { hasNoPassword, hasPlainHost } from '../shared/rules/web-address';
import { parseSealKeys } from './platform/seal-key-text';

// zod/mini has no default messages.
z.config(z.locales.en());

/** Shared secret of the example merchant in the sandbox, unless KADAM_EXAMPLE_SECRET is set. Protects invented data on
 *  a developer's machine only; production seeds no example merchant. */
export const DEVELOPMENT_EXAMPLE_SECRET = 'zenmart-sandbox-secret-not-for-production';

const SECRET_MIN_LENGTH = 32;

/** Per 10 minutes. A developer's test run is busier than any till. */
const CODES_PER_AGENT = { sandbox: 300, production: 30 } as const;

const port = z.coerce.number().check(z.int('must be a whole number'), z.gte(0), z.lte(65_535));
/** An address that appears in pages, their policy or an SMS. */
const shownUrl = z
  .url({ protocol: /^https$/, error: 'must be an https address', abort: true })
  .check(
    z.refine(hasNoPassword, 'must not hold a name or password'),
    z.refine(hasPlainHost, 'must have a plain host name'),
  );
const httpUrl = z.url({ protocol: /^https?$/, error: 'must be an http(s) address' });
const upToADay = z.coerce.number().check(z.int('must be a whole number'), z.gte(0), z.lte(DAY_S));
const wholeNumberTo = (most: number) => z.coerce.number().check(z.int('must be a whole number'), z.gte(1), z.lte(most));
const MILLION = 1_000_000;

/** Also checked when other variables are wrong, so that one start reports every fault. */
const neededInProduction = (name: 'KADAM_SMS_URL' | 'KADAM_PUBLIC_URL', what: string) =>
  z.refine<{
    readonly KADAM_MODE: string;
    readonly KADAM_SMS_URL?: string | undefined;
    readonly KADAM_PUBLIC_URL?: string | undefined;
  }>((env) => env.KADAM_MODE !== 'production' || env[name] !== undefined, {
    path: [name],
    error: `is needed with KADAM_MODE=production: ${what}`,
    when: () => true,
  });

interface SealVariables {
  readonly KADAM_MODE: string;
  readonly KADAM_SEAL_KEY?: unknown;
  readonly KADAM_SEAL_KEY_FILE?: string | undefined;
}
const sealVariablesOf = ({ KADAM_SEAL_KEY, KADAM_SEAL_KEY_FILE }: SealVariables): number =>
  [KADAM_SEAL_KEY, KADAM_SEAL_KEY_FILE].filter((value) => value !== undefined).length;

const Environment = z
  .object({
    PORT: z._default(port, 4400),
    HOST: z._default(z.string().check(z.minLength(1)), 'localhost'),
    KADAM_MODE: z._default(z.enum(['sandbox', 'production']), 'sandbox'),
    KADAM_DATA: z._default(z.string().check(z.minLength(1)), '.data'),
    DATABASE_URL: z.optional(
      z.string().check(z.regex(/^postgres(ql)?:\/\//, 'must be a postgres:// or postgresql:// address')),
    ),
    KADAM_DATABASE_POOL: z._default(wholeNumberTo(10_000), 10),
    MERCHANT_PORT: z._default(port, 4500),
    KADAM_PUBLIC_URL: z.optional(httpUrl),
    KADAM_EXAMPLE_SECRET: z._default(z.string().check(z.minLength(SECRET_MIN_LENGTH)), DEVELOPMENT_EXAMPLE_SECRET),
    KADAM_PEPPER: z.optional(z.string().check(z.minLength(SECRET_MIN_LENGTH))),
    KADAM_SIGNING_KEY: z.optional(z.string().check(z.regex(/^-----BEGIN PRIVATE KEY-----/, 'must be a PEM of PKCS 8'))),
    KADAM_SEAL_KEY: z.optional(
      z.pipe(
        z.string(),
        z.transform((text, context): readonly KeyObject[] => {
          const keys = parseSealKeys(text);
          if (keys) return keys;
          context.issues.push({
            code: 'custom',
            input: undefined,
            message: 'must be a key of 32 bytes in base64 or hex, or several keys that differ',
          });
          return z.NEVER;
        }),
      ),
    ),
    KADAM_SEAL_KEY_FILE: z.optional(z.string()),
    KADAM_MERCHANTS: z.optional(z.string()),
    KADAM_CATALOGUE: z.optional(z.string()),
    KADAM_WEB: z.optional(z.string()),
    KADAM_APP_URL: z.optional(shownUrl),
    KADAM_SMS_URL: z.optional(httpUrl),
    KADAM_SMS_TOKEN: z.optional(z.string().check(z.minLength(1))),
    KADAM_TRUST_PROXY: z._default(z.coerce.number().check(z.int(), z.gte(0), z.lte(10)), 0),
    KADAM_CODES_PER_AGENT: z.optional(wholeNumberTo(MILLION)),
    KADAM_CALLS_PER_MINUTE: z._default(wholeNumberTo(MILLION), 600),
    KADAM_CLIENT_LIMIT_TIMES: z._default(wholeNumberTo(MILLION), 1),
    KADAM_WRONG_CODES_ALARM: z._default(wholeNumberTo(MILLION), 200),
    KADAM_CONNECTIONS: z._default(wholeNumberTo(MILLION), 4096),
    KADAM_SDK_MAX_AGE: z._default(upToADay, 300),
    KADAM_MAINTENANCE: z.optional(
      z.union([z.literal('on'), z.iso.datetime({ offset: true })], {
        error: 'must be `on` or the end of the repair, like 2026-11-24T06:00:00+05:30',
      }),
    ),
    KADAM_ENGAGEMENT_SCRIPT: z.optional(shownUrl),
    KADAM_ENGAGEMENT_INTEGRITY: z.optional(
      z.string().check(z.regex(/^sha(256|384|512)-[A-Za-z0-9+/]+={0,2}$/, 'must be a hash like sha384-…')),
    ),
    LOG_LEVEL: z._default(z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']), 'info'),
  })
  .check(
    z.refine(
      ({ KADAM_MODE, KADAM_CLIENT_LIMIT_TIMES }) => KADAM_MODE !== 'production' || KADAM_CLIENT_LIMIT_TIMES === 1,
      {
        path: ['KADAM_CLIENT_LIMIT_TIMES'],
        error: 'is for the sandbox: with KADAM_MODE=production limits are as documented',
      },
    ),
  )
  .check(
    z.refine<SealVariables>((env) => sealVariablesOf(env) > 0 || env.KADAM_MODE !== 'production', {
      path: ['KADAM_SEAL_KEY'],
      error: 'is needed with KADAM_MODE=production, or KADAM_SEAL_KEY_FILE: the key that seals secrets in the database',
      when: () => true,
    }),
  )
  .check(
    z.refine<SealVariables>((env) => sealVariablesOf(env) < 2, {
      path: ['KADAM_SEAL_KEY_FILE'],
      error: 'must not be set together with KADAM_SEAL_KEY',
      when: () => true,
    }),
  )
  .check(
    z.refine((env) => env.KADAM_ENGAGEMENT_INTEGRITY === undefined || env.KADAM_ENGAGEMENT_SCRIPT !== undefined, {
      path: ['KADAM_ENGAGEMENT_INTEGRITY'],
      error: 'is the hash of KADAM_ENGAGEMENT_SCRIPT, which is not set',
    }),
  )
  .check(neededInProduction('KADAM_SMS_URL', 'the address of the SMS gateway'))
  .check(neededInProduction('KADAM_PUBLIC_URL', 'the address under which customers reach this server'));

export interface Config {
  readonly mode: 'sandbox' | 'production';
  readonly host: string;
  /** 0: the system assigns a free port. */
  readonly port: number;
  /** Without a trailing slash. */
  readonly publicUrl: string;
  readonly database:
    | { readonly kind: 'embedded'; readonly folder: string }
    | { readonly kind: 'postgres'; readonly url: string; readonly maxConnections: number };
  /** Folder with the built pages (`web/`) and the SDK (`sdk/`). */
  readonly builtFolder: string;
  readonly exampleMerchant: { readonly origin: string; readonly secret: string };
  readonly appUrl: string | null;
  /** JSON file of merchants to register at start; null if none. */
  readonly merchantsFile: string | null;
  /** JSON file of the catalogue; null if none. */
  readonly catalogueFile: string | null;
  /** Key of all stored hashes; null: a random one is stored in the database. */
  readonly pepper: string | null;
  /** PEM (PKCS 8) of the P-256 key that signs results; null: one is stored in the database. */
  readonly signingKey: string | null;
  /** Source of the keys for secrets in the database: the first key seals, all of them open. */
  readonly sealKeys:
    | { readonly from: 'environment'; readonly keys: readonly KeyObject[] }
    | { readonly from: 'file'; readonly file: string }
    /** The sandbox creates its key there. */
    | { readonly from: 'dataFolder'; readonly folder: string };
  readonly smsGateway: { readonly url: string; readonly token: string | null } | null;
  /** Number of trusted proxies that set `x-forwarded-for`. */
  readonly trustedProxies: number;
  /** Codes that one agent or session may send, and type, in 10 minutes. */
  readonly codesPerAgent: number;
  /** For one session or agent; other limits are multiples of it. */
  readonly callsPerMinute: number;
  /** Factor for each limit of a client. */
  readonly clientLimitTimes: number;
  /** Number of wrong codes in 10 minutes, over all processes, that is logged as an alarm. */
  readonly wrongCodesAlarm: number;
  /** Limit of open connections per process. */
  readonly connectionsAtMost: number;
  /** Browser cache time of the evergreen SDK; 0: revalidated each time. */
  readonly sdkMaxAgeS: number;
  /** Maintenance of the site, with its end if known (epoch ms); null: none. */
  readonly maintenance: { readonly endsAtMs: number | null } | null;
  /** Customer-engagement script for content pages of the site; null: none. Source: S1§7 (NFR-007). */
  readonly engagementScript: { readonly url: string; readonly integrity: string | null } | null;
  readonly logLevel: 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'fatal' | 'silent';
}

/** `message` lists every fault of the environment, one per line. */
export class ConfigError extends Error {}

/** An empty variable counts as absent. Throws a `ConfigError`. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = Environment.safeParse(given);
  if (!parsed.success) {
    const faults = parsed.error.issues.map(({ path, message }) => `  ${path.join('.')}: ${message}`);
    throw new ConfigError(`The environment is not valid:\n${faults.join('\n')}`);
  }
  const env = parsed.data;
  return {
    mode: env.KADAM_MODE,
    host: env.HOST,
    port: env.PORT,
    publicUrl: (env.KADAM_PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/+$/, ''),
    database:
      env.DATABASE_URL === undefined
        ? { kind: 'embedded', folder: resolve(env.KADAM_DATA) }
        : { kind: 'postgres', url: env.DATABASE_URL, maxConnections: env.KADAM_DATABASE_POOL },
    builtFolder: env.KADAM_WEB === undefined ? besideBundle() : resolve(env.KADAM_WEB),
    exampleMerchant: { origin: `http://127.0.0.1:${env.MERCHANT_PORT}`, secret: env.KADAM_EXAMPLE_SECRET },
    appUrl: env.KADAM_APP_URL ?? brand.appUrl,
    merchantsFile: env.KADAM_MERCHANTS === undefined ? null : resolve(env.KADAM_MERCHANTS),
    catalogueFile: env.KADAM_CATALOGUE === undefined ? null : resolve(env.KADAM_CATALOGUE),
    pepper: env.KADAM_PEPPER ?? null,
    // Line ends are written as
    // in an environment file.
    signingKey: env.KADAM_SIGNING_KEY?.replaceAll('\\n', '\n') ?? null,
    sealKeys: sealKeysOf(env),
    smsGateway: env.KADAM_SMS_URL === undefined ? null : { url: env.KADAM_SMS_URL, token: env.KADAM_SMS_TOKEN ?? null },
    trustedProxies: env.KADAM_TRUST_PROXY,
    codesPerAgent: env.KADAM_CODES_PER_AGENT ?? CODES_PER_AGENT[env.KADAM_MODE],
    callsPerMinute: env.KADAM_CALLS_PER_MINUTE,
    clientLimitTimes: env.KADAM_CLIENT_LIMIT_TIMES,
    wrongCodesAlarm: env.KADAM_WRONG_CODES_ALARM,
    connectionsAtMost: env.KADAM_CONNECTIONS,
    sdkMaxAgeS: env.KADAM_SDK_MAX_AGE,
    maintenance: maintenanceOf(env.KADAM_MAINTENANCE),
    engagementScript:
      env.KADAM_ENGAGEMENT_SCRIPT === undefined
        ? null
        : { url: env.KADAM_ENGAGEMENT_SCRIPT, integrity: env.KADAM_ENGAGEMENT_INTEGRITY ?? null },
    logLevel: env.LOG_LEVEL,
  };
}

const MIGRATE_ONLY = '--migrate-only';

/** True if a start migrates the database and ends. Throws a `ConfigError` for any other argument. */
export function isMigrateOnly(args: readonly string[]): boolean {
  if (args.every((each) => each === MIGRATE_ONLY)) return args.length > 0;
  throw new ConfigError(`The server takes no argument but ${MIGRATE_ONLY}.`);
}

const sealKeysOf = (env: z.infer<typeof Environment>): Config['sealKeys'] => {
  if (env.KADAM_SEAL_KEY !== undefined) return { from: 'environment', keys: env.KADAM_SEAL_KEY };
  if (env.KADAM_SEAL_KEY_FILE !== undefined) return { from: 'file', file: resolve(env.KADAM_SEAL_KEY_FILE) };
  return { from: 'dataFolder', folder: resolve(env.KADAM_DATA) };
};

const maintenanceOf = (said: string | undefined): Config['maintenance'] =>
  said === undefined ? null : { endsAtMs: said === 'on' ? null : Date.parse(said) };

const besideBundle = (): string => resolve(dirname(fileURLToPath(import.meta.url)), '..');
