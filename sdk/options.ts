import { func, type Infer, int, object, openSalesAppFields, optional, type ShapeFault } from '../shared/bridge';
import { KadamError } from './kadam-error';

const waitMs = optional(int(1, 600_000));

const { shownDetails, type, icScope, ...fieldsOfTheWire } = openSalesAppFields;

const shape = object({
  ...fieldsOfTheWire,
  type: optional(type),
  icScope: optional(icScope),
  getAuthToken: func<() => string | Promise<string>>(),
  merchantDetails: object(shownDetails),
  timeouts: optional(object({ loadMs: waitMs, handshakeMs: waitMs, callMs: waitMs })),
});
export type CheckedOptions = Infer<typeof shape>;

/** The options, checked. Throws `OPTIONS_INVALID`, which names the field and what it has to be. */
export function checkOptions(options: unknown): CheckedOptions {
  try {
    return shape(options, '');
  } catch (fault) {
    // SAFETY: a shape throws nothing else.
    const { message, field } = fault as ShapeFault;
    throw new KadamError('OPTIONS_INVALID', fault, message, field);
  }
}
