import * as z from 'zod/mini';

const ID_MAX_LENGTH = 64;

/** Names something of the catalogue, also in addresses. */
export const CatalogueId = z
  .string()
  .check(
    z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be small letters and digits with single hyphens'),
    z.maxLength(ID_MAX_LENGTH),
  );
