import type { Shape, ShapeFault } from '../shared/bridge';
import { KadamError } from './kadam-error';

/** What the merchant gave, checked. Throws `OPTIONS_INVALID`, which names the field and what it has to be. */
export function checked<T>(shape: Shape<T>, given: unknown, field = ''): T {
  try {
    return shape(given, field);
  } catch (fault) {
    // SAFETY: a shape throws nothing else.
    const { message, field } = fault as ShapeFault;
    throw new KadamError('OPTIONS_INVALID', fault, message, field);
  }
}
