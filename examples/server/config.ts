import * as z from 'zod';

/** Key of the example merchant in the provider's sandbox. */
const MERCHANT_KEY = 'zenmart_sandbox';

/** Secret shared with the sandbox unless KADAM_EXAMPLE_SECRET is set. It protects only invented data on a developer's
 *  machine. */
const DEVELOPMENT_SECRET = 'zenmart-sandbox-secret-not-for-production';

/** Required by the provider. */
const SECRET_MIN_LENGTH = 32;

const Environment = z.object({
  MERCHANT_HOST: z.string().min(1).default('127.0.0.1'),
  /** 0: the system chooses a free port. */
  MERCHANT_PORT: z.coerce.number().int('must be a whole number').min(0).max(65_535).default(4500),
  KADAM_PROVIDER: z.url({ protocol: /^https?$/, error: 'must be an http(s) address' }).default('http://localhost:4400'),
  KADAM_EXAMPLE_SECRET: z.string().min(SECRET_MIN_LENGTH).default(DEVELOPMENT_SECRET),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
});

/** Configuration of the example merchant's server. */
export interface Config {
  readonly host: string;
  readonly port: number;
  /** Origin of this shop, as registered with the provider: 'http://127.0.0.1:4500'. */
  readonly shopOrigin: string;
  /** Origin of the provider: 'http://localhost:4400'. */
  readonly providerOrigin: string;
  readonly merchantKey: string;
  readonly secret: string;
  readonly logLevel: z.infer<typeof Environment>['LOG_LEVEL'];
}

/** Invalid environment; `message` lists every fault, one per line. */
export class ConfigError extends Error {}

/** Reads the environment; an empty variable counts as absent. Throws a `ConfigError`. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value));
  const parsed = Environment.safeParse(given);
  if (!parsed.success) {
    const faults = parsed.error.issues.map(({ path, message }) => `  ${path.join('.')}: ${message}`);
    throw new ConfigError(`The environment is not valid:\n${faults.join('\n')}`);
  }
  const env = parsed.data;
  return {
    host: env.MERCHANT_HOST,
    port: env.MERCHANT_PORT,
    shopOrigin: `http://${env.MERCHANT_HOST}:${env.MERCHANT_PORT}`,
    providerOrigin: new URL(env.KADAM_PROVIDER).origin,
    merchantKey: MERCHANT_KEY,
    secret: env.KADAM_EXAMPLE_SECRET,
    logLevel: env.LOG_LEVEL,
  };
}
