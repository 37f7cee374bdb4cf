import { readFile } from 'node:fs/promises';
import * as z from 'zod/mini';
import { type Config, ConfigError } from '../../config';
import { contentHashOf, type GivenRevision } from '../../store/file-revisions';
import { type CatalogueFile, catalogueFile } from './catalogue-file';

/** Reads a catalogue file. Throws a `ConfigError` that names every fault with its place. */
export async function readCatalogue(
  file: string,
  mode: Config['mode'],
): Promise<{ readonly catalogue: CatalogueFile; readonly given: GivenRevision }> {
  try {
    const json: unknown = JSON.parse(await readFile(file, 'utf8'));
    const catalogue = catalogueFile(mode).parse(json);
    return { catalogue, given: { revision: catalogue.revision, contentHash: contentHashOf(json) } };
  } catch (cause) {
    // Unlike the merchants' file this one contains no secret.
    const why = cause instanceof z.core.$ZodError ? `\n${z.prettifyError(cause)}` : String(cause);
    throw new ConfigError(`KADAM_CATALOGUE ${file} cannot be used: ${why}`, { cause });
  }
}

/** For a server without a file: nothing is sold. */
export const emptyCatalogue: CatalogueFile = {
  revision: 1,
  categories: [],
  brands: [],
  howToBuy: { steps: [], videoUrl: null },
  pictures: {},
  stores: [],
  products: [],
  offers: [],
  banners: [],
  campaigns: [],
};
