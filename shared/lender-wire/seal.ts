import { CompactEncrypt, type CryptoKey, compactDecrypt, decodeProtectedHeader, type JWK } from 'jose';
import { imported } from './signing-key';

export const sealAlgorithms = ['ECDH-ES', 'RSA-OAEP-256'] as const;
export type SealAlgorithm = (typeof sealAlgorithms)[number];
const CIPHER = 'A256GCM';
const JSON_CONTENT = 'json';
const MAX_SEALED_LENGTH = 16_384;

export const isSealAlgorithm = (alg: unknown): alg is SealAlgorithm => sealAlgorithms.some((each) => each === alg);

/** Key of one side: public for `seal`, private for `open`. */
export interface SealingKey {
  readonly kid: string;
  readonly alg: SealAlgorithm;
  readonly key: CryptoKey;
}

/** A sealed field cannot be opened. Has no cause: a parser quotes what it has read. */
export class SealError extends Error {
  override readonly name = 'SealError';
  constructor(readonly field: string) {
    super('a sealed field cannot be opened');
  }
}

/** Reads a JWK with `kid` and `alg`: P-256 for ECDH-ES, or RSA. Throws for any other key. */
export async function importSealingKey(jwk: JWK): Promise<SealingKey> {
  const { kid, alg } = jwk;
  const fits = alg === 'ECDH-ES' ? jwk.crv === 'P-256' : jwk.kty === 'RSA';
  if (kid === undefined || !isSealAlgorithm(alg) || !fits)
    throw new Error(`a sealing key is a JWK with kid and alg (${sealAlgorithms.join(', ')}), of P-256 or RSA`);
  return { kid, alg, key: await imported(jwk, alg) };
}

/** JWE compact of a text, or of any other value as JSON, which `cty` says. */
export const seal = (value: unknown, { kid, alg, key }: SealingKey): Promise<string> => {
  const isText = typeof value === 'string';
  return new CompactEncrypt(new TextEncoder().encode(isText ? value : JSON.stringify(value)))
    .setProtectedHeader({ alg, enc: CIPHER, kid, ...(isText ? {} : { cty: JSON_CONTENT }) })
    .encrypt(key);
};

/** The sealed value. Rejects with `SealError` for another key, another algorithm or a changed text. */
export async function open(sealed: unknown, keys: readonly SealingKey[], field = ''): Promise<unknown> {
  try {
    if (typeof sealed !== 'string' || sealed.length > MAX_SEALED_LENGTH) throw new SealError(field);
    const { kid, cty } = decodeProtectedHeader(sealed);
    const own = keys.find((each) => each.kid === kid);
    if (!own) throw new SealError(field);
    const { plaintext } = await compactDecrypt(sealed, own.key, {
      keyManagementAlgorithms: [own.alg],
      contentEncryptionAlgorithms: [CIPHER],
    });
    const text = new TextDecoder('utf-8', { fatal: true }).decode(plaintext);
    return cty === JSON_CONTENT ? JSON.parse(text) : text;
  } catch {
    throw new SealError(field);
  }
}

/** A copy of the body whose listed fields, by dotted path, are sealed. Absent and null fields stay. */
export const sealFields = (body: unknown, paths: readonly string[], key: SealingKey): Promise<unknown> =>
  withFields(body, paths, (value) => seal(value, key));

/** The reverse of `sealFields`. Rejects with `SealError`, also for a field in clear. */
export const openFields = (body: unknown, paths: readonly string[], keys: readonly SealingKey[]): Promise<unknown> =>
  withFields(body, paths, (value, field) => open(value, keys, field));

async function withFields(
  body: unknown,
  paths: readonly string[],
  change: (value: unknown, field: string) => Promise<unknown>,
): Promise<unknown> {
  let changed = body;
  for (const path of paths) changed = await withField(changed, path.split('.'), (value) => change(value, path));
  return changed;
}

async function withField(
  body: unknown,
  [name, ...rest]: readonly string[],
  change: (value: unknown) => Promise<unknown>,
): Promise<unknown> {
  if (body === undefined || body === null) return body;
  if (name === undefined) return change(body);
  if (typeof body !== 'object' || !Object.hasOwn(body, name)) return body;
  const value = await withField((body as Record<string, unknown>)[name], rest, change);
  return { ...body, [name]: value };
}
