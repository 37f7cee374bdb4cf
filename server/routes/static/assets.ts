import type { FastifyInstance, FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import { DAY_S } from '../../../shared/rules/duration';
import type { Config } from '../../config';
import type { BuiltFiles } from '../../http/built-files';
import { isChunkName } from '../../http/chunk-name';
import { sendFile } from '../../http/send-file';
import type { StoredAssets } from '../../http/stored-assets';
import { Refusal } from '../../services/refusal';

const IMMUTABLE = `public, max-age=${365 * DAY_S}, immutable`;
/** The evergreen SDK: a fix reaches merchants within five minutes, and the page never waits for a revalidation. With a
 *  lifetime of 0, as in development, each load gets the newest file. */
const cacheControlFor = (maxAgeS: number): string =>
  maxAgeS === 0 ? 'no-cache' : `public, max-age=${maxAgeS}, stale-while-revalidate=${DAY_S}`;

/** Name of chunks that only sandbox pages load. */
const sandboxName = /^sandbox-/;
const sdkFiles = new Set([
  'kadam.js',
  'kadam.mjs',
  'kadam.d.mts',
  'stub.js',
  'elements.js',
  'elements.mjs',
  'elements.d.mts',
  'react.mjs',
  'react.d.mts',
]);
/** Name of a folder of `sdk/releases`. */
const versionNumber = /^\d+\.\d+\.\d+$/;

const FileParams = z.object({ file: z.string() });
const SdkParams = z.object({ version: z.string(), file: z.string() });

/** Chunks under `/web/`, also those of earlier builds; the SDK under `/sdk/`: the built `v1` and every released
 *  version. Production serves no sandbox chunks and no manifests. */
export function registerAssets(
  app: FastifyInstance,
  files: BuiltFiles,
  storedAssets: Pick<StoredAssets, 'find'>,
  { mode, sdkMaxAgeS }: Pick<Config, 'mode' | 'sdkMaxAgeS'>,
): void {
  const cacheControl = cacheControlFor(sdkMaxAgeS);
  app.get('/web/:file', async (request, reply) => {
    const { file: name } = FileParams.parse(request.params);
    const isServed = isChunkName(name) && !(mode === 'production' && sandboxName.test(name));
    const file = isServed ? ((await files.find('web', name)) ?? (await storedAssets.find(name))) : null;
    if (!file) throw new Refusal('NOT_FOUND');
    return sendFile(request, reply, file, IMMUTABLE);
  });

  app.get('/sdk/manifest.json', async (request, reply) => {
    const file = await files.find('sdk', 'manifest.json');
    if (!file) throw new Refusal('NOT_FOUND');
    return sendFile(request, openToAll(reply), file, cacheControl);
  });

  app.get('/sdk/:version/:file', async (request, reply) => {
    const { version, file: name } = SdkParams.parse(request.params);
    const published = versionNumber.test(version) ? await files.find(`sdk/releases/${version}`, name) : null;
    if (published) return sendFile(request, openToAll(reply), published, IMMUTABLE);
    // An unreleased version has no address, as its bytes may still change.
    const isEvergreen = version === 'v1' && sdkFiles.has(name);
    const file = isEvergreen ? await files.find('sdk', name) : null;
    if (!file) throw new Refusal('NOT_FOUND');
    return sendFile(request, openToAll(reply), file, cacheControl);
  });
}

const openToAll = (reply: FastifyReply): FastifyReply =>
  reply.header('access-control-allow-origin', '*').header('cross-origin-resource-policy', 'cross-origin');
