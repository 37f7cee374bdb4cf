import type { ResponseOf } from '../../shared/api/endpoint';
import type { heldData } from '../../shared/api/held';

/** All that is held about somebody. */
export type Held = ResponseOf<typeof heldData>;
