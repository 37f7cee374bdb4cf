import type { ResponseOf } from '../../shared/api/endpoint';
import type { heldData } from '../../shared/api/personal-data';

/** All personal data that is stored about a customer. */
export type PersonalData = ResponseOf<typeof heldData>;
