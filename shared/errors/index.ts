import { loginErrors, merchantErrors, ntbErrors, pinChangeErrors, sandboxErrors } from './account';
import { activationErrors } from './activation';
import { clientErrors, commonErrors } from './common';
import { fileRefusals } from './file-refusals';
import { filedLinkErrors } from './filed-link';
import { httpErrors } from './http';
import { merchantHttpErrors } from './merchant-http';
import { paymentErrors } from './payment';
import { errorResolver } from './resolve';
import type { ErrorRow } from './row';
import { salesErrors } from './sales';

export * from './resolve';
export * from './row';

/** The closed list of errors on the wire. A new error is one row. */
export const allErrors = [
  ...salesErrors,
  ...activationErrors,
  ...paymentErrors,
  ...pinChangeErrors,
  ...loginErrors,
  ...ntbErrors,
  ...filedLinkErrors,
  ...merchantErrors,
  ...sandboxErrors,
  ...commonErrors,
  ...httpErrors,
  ...merchantHttpErrors,
  ...fileRefusals,
  ...clientErrors,
] as const;

export type ErrorName = (typeof allErrors)[number]['name'];

const byName: ReadonlyMap<string, ErrorRow<ErrorName>> = new Map(allErrors.map((row) => [row.name, row]));

/** Throws for a name that is not in the list, which the type already excludes. */
export function errorRow(name: ErrorName): ErrorRow<ErrorName> {
  const row = byName.get(name);
  if (!row) throw new Error(`no error named ${name}`);
  return row;
}

/** {@link errorResolver} over the whole list, for the server and the docs. */
export const resolveError = errorResolver<ErrorName>(allErrors);
