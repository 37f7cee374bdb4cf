import type { ApiErrorKind } from './api-error';

/** No network, or a proxy that answers instead of our server. */
export type Unreached = 'offline' | 'intercepted';

const kinds: { readonly [Kind in ApiErrorKind]?: Unreached } = { network: 'offline', intercepted: 'intercepted' };

/** Why our server was not reached; null if it was, or if that is unknown. */
export const unreachedBy = ({ kind }: { readonly kind: ApiErrorKind }): Unreached | null => kinds[kind] ?? null;
