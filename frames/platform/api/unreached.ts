import type { ApiErrorKind } from './api-error';

/** Our server was not reached: there is no network, or one that answers in its place. */
export type Unreached = 'offline' | 'intercepted';

const kinds: { readonly [Kind in ApiErrorKind]?: Unreached } = { network: 'offline', intercepted: 'intercepted' };

/** Why our server was not reached; null where it was, or where that is not known. */
export const unreachedBy = ({ kind }: { readonly kind: ApiErrorKind }): Unreached | null => kinds[kind] ?? null;
