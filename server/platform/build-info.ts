import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';

const BuildInfo = z.object({ version: z.string(), commit: z.nullable(z.string()) });
export type BuildInfo = z.infer<typeof BuildInfo>;

/** Version and commit of a build; null if it has none, as in tests. */
export async function readBuildInfo(builtFolder: string): Promise<BuildInfo | null> {
  try {
    return BuildInfo.parse(JSON.parse(await readFile(join(builtFolder, 'server/build.json'), 'utf8')));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}
