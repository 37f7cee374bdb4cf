import { readFile } from 'node:fs/promises';
import * as z from 'zod/mini';
import { MERCHANT_KEY_PATTERN } from '../../shared/rules/merchant-key';
import { originPattern } from '../../shared/rules/merchant-origins';
import { hasNoPassword } from '../../shared/rules/web-address';
import { type Config, ConfigError } from '../config';
import { withoutValues } from '../describe-error';
import { dropAnyPortOrigins, type Registration, registerMerchant, retireMerchant } from '../store/merchants';
import type { Db } from '../store/schema';
import { agentRoles } from '../store/telesales-schema';
import { WidgetSettings } from '../store/widget-settings';
import { isPublicHost } from './public-address';
import { randomToken } from './secrets';
import { SITE_MERCHANT } from './site-merchant';

const webAddress = (protocol: RegExp, error: string) =>
  z.url({ protocol, error, abort: true }).check(z.refine(hasNoPassword, 'must not hold a name or password'));
const addresses = {
  sandbox: webAddress(/^https?$/, 'must be an http(s) address'),
  production: webAddress(/^https$/, 'must be an https address'),
} as const satisfies Record<Config['mode'], unknown>;

/** Where a merchant's server takes webhooks: from production, no address of the network that we stand in ourselves. */
const webhookAddress = (mode: Config['mode']) =>
  mode === 'sandbox'
    ? addresses.sandbox
    : addresses.production.check(
        z.refine((address) => isPublicHost(new URL(address).hostname), 'must be a public address'),
      );

export const merchantsFile = (mode: Config['mode']) =>
  z.array(
    z.strictObject({
      merchantKey: z.string().check(
        z.regex(MERCHANT_KEY_PATTERN),
        z.refine((key) => key !== SITE_MERCHANT, 'is the shopper’s site’s own'),
      ),
      name: z.string().check(z.minLength(1), z.maxLength(80)),
      logoUrl: z._default(z.nullable(addresses[mode]), null),
      secret: z.string().check(z.minLength(32)),
      isNtbAllowed: z.boolean(),
      origins: z.array(
        z
          .string()
          .check(
            z.regex(
              originPattern,
              'must be an origin like https://shop.example, or capacitor://shop.example of an app',
            ),
          ),
      ),
      lenderIds: z.array(z.string()),
      customerLimits: z._default(z.record(z.string(), z.int().check(z.gte(0))), {}),
      webhookUrl: z._default(z.nullable(webhookAddress(mode)), null),
      widgets: z._default(WidgetSettings, WidgetSettings.parse({})),
      agents: z.array(
        z.strictObject({
          agentId: z.string(),
          status: z.enum(['active', 'blocked', 'expired']),
          role: z._default(z.enum(agentRoles), 'till'),
        }),
      ),
    }),
  );

/** Registers the merchants of the sandbox, and those of the operator's file (see docs/operations). Throws a
 *  `ConfigError` when the file cannot be read or is wrong. */
export async function registerMerchants(db: Db, config: Config, ofSandbox: readonly Registration[]): Promise<void> {
  const given = config.merchantsFile === null ? [] : await readMerchants(config.merchantsFile, config.mode);
  if (config.mode === 'production') {
    await dropAnyPortOrigins(db);
    // Their secrets stand in the program: a database that was a sandbox's would let anybody in.
    const isGiven = (key: string): boolean => given.some(({ merchantKey }) => merchantKey === key);
    for (const { merchantKey } of ofSandbox)
      if (!isGiven(merchantKey)) await retireMerchant(db, merchantKey, randomToken());
  }
  for (const merchant of config.mode === 'production' ? given : [...ofSandbox, ...given])
    await registerMerchant(db, merchant);
}

async function readMerchants(file: string, mode: Config['mode']): Promise<Registration[]> {
  try {
    return merchantsFile(mode).parse(JSON.parse(await readFile(file, 'utf8')));
  } catch (cause) {
    // A parser quotes what it has read, and this file holds secrets.
    const why = cause instanceof z.core.$ZodError ? z.prettifyError(cause) : withoutValues(String(cause));
    throw new ConfigError(`KADAM_MERCHANTS ${file} cannot be used: ${why}`, { cause });
  }
}
