import type * as z from 'zod/mini';

/** Fields at fault, by dotted path: `figures.fees.0.kind`. '' is the whole value. */
export const faultsOf = (error: z.core.$ZodError): { readonly path: string; readonly message: string }[] =>
  error.issues.map(({ path, message }) => ({ path: path.map(String).join('.'), message }));
