import { readFile } from 'node:fs/promises';
import * as z from 'zod/mini';
import { lenders } from '../../shared/lenders';
import { type Config, ConfigFault } from '../config';
import { withoutValues } from '../describe-error';
import { sandboxMerchants } from '../sandbox/seed';
import { dropAnyPortOrigins, type Registration, registerMerchant } from '../store/merchants';
import type { Db } from '../store/schema';
import { WidgetSettings } from '../store/widget-settings';

const MerchantsFile = z.array(
  z.strictObject({
    merchantKey: z.string().check(z.regex(/^[\w-]{1,64}$/)),
    name: z.string().check(z.minLength(1), z.maxLength(80)),
    logoUrl: z._default(z.nullable(z.url()), null),
    secret: z.string().check(z.minLength(32)),
    isNtbAllowed: z.boolean(),
    origins: z.array(
      z.string().check(z.regex(/^https?:\/\/[^/?#\s*]+$/, 'must be an origin like https://shop.example')),
    ),
    lenderIds: z.array(z.string()),
    webhookUrl: z._default(z.nullable(z.url({ protocol: /^https?$/ })), null),
    widgets: z._default(WidgetSettings, WidgetSettings.parse({})),
    agents: z.array(z.strictObject({ agentId: z.string(), status: z.enum(['active', 'blocked', 'expired']) })),
  }),
);

/** Registers the merchants of the sandbox, and those of the operator's file (see docs/operations). Throws a
 *  `ConfigFault` when the file cannot be read or is wrong. */
export async function registerMerchants(db: Db, config: Config): Promise<void> {
  const seeded =
    config.mode === 'sandbox'
      ? sandboxMerchants(
          config.exampleMerchant,
          lenders.map(({ lenderId }) => lenderId),
        )
      : [];
  const given = config.merchantsFile === null ? [] : await readMerchants(config.merchantsFile);
  for (const merchant of [...seeded, ...given]) await registerMerchant(db, merchant);
  if (config.mode === 'production') await dropAnyPortOrigins(db);
}

async function readMerchants(file: string): Promise<Registration[]> {
  try {
    return MerchantsFile.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch (cause) {
    // A parser quotes what it has read, and this file holds secrets.
    const why = cause instanceof z.core.$ZodError ? z.prettifyError(cause) : withoutValues(String(cause));
    throw new ConfigFault(`KADAM_MERCHANTS ${file} cannot be used: ${why}`, { cause });
  }
}
