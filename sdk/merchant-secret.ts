import type { Frame } from '../shared/bridge';
import { KadamError } from './kadam-error';
import type { CommonOptions } from './types/kadam.mjs';

/** Asks the merchant for the frame's secret, as the fields of its first message; `{}` if the frame has none. Rejects with
 *  `TOKEN_UNAVAILABLE`. */
export async function merchantSecret(
  kind: Frame,
  options: CommonOptions,
  inTime: (work: Promise<unknown>) => Promise<unknown>,
): Promise<object> {
  if (!kind.secret) return {};
  const { option, field, schema } = kind.secret;
  // SAFETY: the row names an option of its own kind, and the options were checked by that row.
  const source = (options as unknown as Record<string, unknown>)[option];
  const value = await inTime((async () => (typeof source === 'function' ? source() : source))());
  try {
    return { [field]: schema(value, field) };
  } catch (cause) {
    throw new KadamError('TOKEN_UNAVAILABLE', cause);
  }
}
