import { readFile } from 'node:fs/promises';
import * as z from 'zod/mini';
import { lendersIn } from '../../shared/lenders';
import { MERCHANT_KEY_PATTERN } from '../../shared/rules/merchant-key';
import { originPattern } from '../../shared/rules/merchant-origins';
import { hasNoPassword, hasPlainHost } from '../../shared/rules/web-address';
import { type Config, ConfigError } from '../config';
import { withoutValues } from '../platform/describe-error';
import { type EventType, type LoggedEvent, logEvent } from '../store/event-log';
import { contentHashOf, type GivenRevision, recordRevision } from '../store/file-revisions';
import {
  applyRegistration,
  dropAnyPortOrigins,
  findMerchant,
  type Registration,
  type RegistrationDeps,
  readableSecret,
  retireMerchant,
} from '../store/merchants';
import type { Db } from '../store/schema';
import { SEALED_PREFIX, type Sealer } from '../store/seal';
import { lockMerchants } from '../store/seal-stored';
import { agentRoles } from '../store/telesales-schema';
import { WidgetSettings } from '../store/widget-settings';
import { Revision, refusedRevision } from './file-revision';
import { isPublicHost } from './public-address';
import { randomToken } from './secrets';
import { SITE_MERCHANT } from './site-merchant';

const webAddress = (protocol: RegExp, error: string) =>
  z
    .url({ protocol, error, abort: true })
    .check(
      z.refine(hasNoPassword, 'must not hold a name or password'),
      z.refine(hasPlainHost, 'must have a plain host name'),
    );
const addresses = {
  sandbox: webAddress(/^https?$/, 'must be an http(s) address'),
  production: webAddress(/^https$/, 'must be an https address'),
} as const satisfies Record<Config['mode'], unknown>;

/** Webhook address of a merchant's server: in production not in a private network. */
const webhookAddress = (mode: Config['mode']) =>
  mode === 'sandbox'
    ? addresses.sandbox
    : addresses.production.check(
        z.refine((address) => isPublicHost(new URL(address).hostname), 'must be a public address'),
      );

const registeredMerchant = (mode: Config['mode']) =>
  z.strictObject({
    merchantKey: z.string().check(
      z.regex(MERCHANT_KEY_PATTERN),
      z.refine((key) => key !== SITE_MERCHANT, 'is the shopper’s site’s own'),
    ),
    name: z.string().check(z.minLength(1), z.maxLength(80)),
    logoUrl: z._default(z.nullable(addresses[mode]), null),
    secret: z.string().check(
      z.minLength(32),
      z.refine((secret) => !secret.startsWith(SEALED_PREFIX), `must not begin with ${SEALED_PREFIX}`),
    ),
    isNtbAllowed: z.boolean(),
    origins: z.array(
      z
        .string()
        .check(
          z.regex(originPattern, 'must be an origin like https://shop.example, or capacitor://shop.example of an app'),
        ),
    ),
    lenderIds: z.array(z.string().check(z.refine((id) => isLenderIn(mode, id), 'must be the id of a lender'))),
    limitsNoCostExits: z._default(z.boolean(), false),
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
  });

const isLenderIn = (mode: Config['mode'], id: string): boolean =>
  lendersIn(mode).some(({ lenderId }) => lenderId === id);

export const merchantsFile = (mode: Config['mode']) =>
  z.strictObject(
    { revision: Revision, merchants: z.array(registeredMerchant(mode)) },
    {
      error: (issue) =>
        issue.code === 'invalid_type' ? 'must be an object with `revision` and `merchants`' : undefined,
    },
  );

export interface MerchantChanges {
  /** Revision of the file; null without one. */
  readonly revision: number | null;
  readonly registered: readonly string[];
  readonly changed: readonly string[];
  readonly retired: readonly string[];
}

export interface OwnMerchants {
  readonly sandbox: readonly Registration[];
  /** The shopper's site. Its secret is used only if the site is not registered yet. */
  readonly site: Registration;
}

/** Registers the program's merchants, and those of the operator's file (see docs/operations); each change is logged.
 *  Throws a `ConfigError` if the file cannot be read, is invalid, or is older than the last applied one. */
export async function registerMerchants(
  { db, sealer }: { readonly db: Db; readonly sealer: Sealer },
  config: Pick<Config, 'mode' | 'merchantsFile'>,
  own: OwnMerchants,
  nowMs: number,
): Promise<MerchantChanges> {
  const file = config.merchantsFile;
  const given = file === null ? null : { file, ...(await readMerchants(file, config.mode)) };
  return db.transaction().execute(async (trx) => {
    await lockMerchants(trx);
    const isNew = given !== null && (await isNewRevision(trx, given, nowMs));
    const applied = new AppliedChanges({ trx, sealer, nowMs });
    const givenKeys = new Set(given?.merchants.map(({ merchantKey }) => merchantKey));
    const ofProgram = own.sandbox.filter(({ merchantKey }) => !givenKeys.has(merchantKey));
    if (config.mode === 'production') await applied.leaveSandbox(ofProgram);
    else for (const merchant of ofProgram) await applied.register(merchant, PROGRAM);
    const site = await findMerchant(trx, own.site.merchantKey);
    const secret = (site && readableSecret(sealer, site)) ?? own.site.secret;
    await applied.register({ ...own.site, secret }, PROGRAM);
    if (given !== null && isNew)
      for (const merchant of given.merchants)
        await applied.register(merchant, { source: 'KADAM_MERCHANTS', revision: given.revision });
    return { revision: given?.revision ?? null, ...applied.merchants };
  });
}

type Details = LoggedEvent['details'];
const PROGRAM: Details = { source: 'program' };

class AppliedChanges {
  readonly #deps: RegistrationDeps;
  readonly merchants = { registered: [] as string[], changed: [] as string[], retired: [] as string[] };

  constructor(deps: RegistrationDeps) {
    this.#deps = deps;
  }

  async register(merchant: Registration, details: Details): Promise<void> {
    const fields = await applyRegistration(this.#deps, merchant);
    if (fields === 'all') await this.#note('registered', merchant.merchantKey, details);
    else if (fields.length > 0) await this.#note('changed', merchant.merchantKey, { ...details, fields });
  }

  /** Retires the merchants of the sandbox, whose secrets are public, in a database that a sandbox has used. */
  async leaveSandbox(ofSandbox: readonly Registration[]): Promise<void> {
    for (const merchantKey of await dropAnyPortOrigins(this.#deps.trx))
      await this.#note('changed', merchantKey, { ...PROGRAM, fields: ['origins'] });
    for (const merchant of ofSandbox)
      if (await retireMerchant(this.#deps, merchant, randomToken()))
        await this.#note('retired', merchant.merchantKey, PROGRAM);
  }

  async #note(change: keyof typeof changeEvents, merchantKey: string, details: Details): Promise<void> {
    this.merchants[change].push(merchantKey);
    const common = { atMs: this.#deps.nowMs, agentId: null, requestId: null };
    await logEvent(this.#deps.trx, { ...common, type: changeEvents[change], merchantKey, details });
  }
}

const changeEvents = {
  registered: 'merchantRegistered',
  changed: 'merchantChanged',
  retired: 'merchantRetired',
} as const satisfies Record<string, EventType>;

interface GivenMerchants extends GivenRevision {
  readonly file: string;
  readonly merchants: readonly Registration[];
}

/** False for the last applied revision, which must not overwrite later changes. */
async function isNewRevision(trx: Db, given: GivenMerchants, nowMs: number): Promise<boolean> {
  const outcome = await recordRevision(trx, 'merchants', given, nowMs);
  if (outcome.kind === 'older' || outcome.kind === 'changed')
    throw new ConfigError(`KADAM_MERCHANTS ${given.file} is not applied: ${refusedRevision(given.revision, outcome)}`);
  return outcome.kind === 'new';
}

async function readMerchants(file: string, mode: Config['mode']): Promise<Omit<GivenMerchants, 'file'>> {
  try {
    const json: unknown = JSON.parse(await readFile(file, 'utf8'));
    return { ...merchantsFile(mode).parse(json), contentHash: contentHashOf(json) };
  } catch (cause) {
    // A parser quotes its input, and this file contains secrets.
    const why = cause instanceof z.core.$ZodError ? z.prettifyError(cause) : withoutValues(String(cause));
    throw new ConfigError(`KADAM_MERCHANTS ${file} cannot be used: ${why}`, { cause });
  }
}
