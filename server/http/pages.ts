import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Template } from '../../shared/site/template';
import type { BuiltFile, BuiltFiles } from './built-files';
import { filledIn } from './filled-pages';
import { sendNotice } from './printed-page';
import { PERMISSIONS_POLICY, pagePolicy } from './security-headers';
import { sendFile } from './send-file';

const hash = z.string().check(z.regex(/^sha(256|384|512)-[A-Za-z0-9+/=]+$/));
const PageIndex = z.record(
  z.string(),
  z.object({
    file: z.string(),
    styleHashes: z.array(hash),
    scriptHashes: z._default(z.array(hash), []),
  }),
);

interface PageRequest {
  /** Name of the page in the build's index. */
  readonly page: string;
  /** Its layout, which `frames/kit/base.css` draws; the bare one by default. */
  readonly template?: Template;
  /** Origins that may frame the page; none for a page of its own. */
  readonly ancestors: readonly string[];
  /** Origins registered for the merchant, told to the page. */
  readonly merchantOrigins: readonly string[];
  /** What the page shows of the merchant, as plain data; nothing by default. */
  readonly showcase?: object;
  /** Origins of its videos; none by default. */
  readonly mediaOrigins?: readonly string[];
  /** What it may embed; nothing by default. */
  readonly embeds?: readonly string[];
}

/** Whether the build has a page of that name. */
export const isBuilt = async (files: BuiltFiles, name: string): Promise<boolean> =>
  (await builtPage(files, name)) !== null;

/** Sends a page of the build under a policy that allows exactly its own files and its merchant's origins. */
export async function sendPage(
  files: BuiltFiles,
  request: FastifyRequest,
  reply: FastifyReply,
  wanted: PageRequest,
): Promise<FastifyReply> {
  const page = await builtPage(files, wanted.page);
  if (!page) return sendNotice(request, reply, 'notBuilt');
  reply
    .header('content-security-policy', pagePolicy({ ...page, ...wanted, imageOrigins: wanted.merchantOrigins }))
    .header('permissions-policy', PERMISSIONS_POLICY);
  // The page differs by merchant, and the next build changes it.
  const { merchantOrigins, showcase, template = 'default' } = wanted;
  const values = {
    template,
    'merchant-origins': merchantOrigins.join(' '),
    showcase: showcase === undefined ? '' : JSON.stringify(showcase),
  };
  return sendFile(request, reply, filledIn(page.built, values), 'no-cache');
}

type BuiltPage = z.infer<typeof PageIndex>[string] & { readonly built: BuiltFile };

/** Pages as they were last found. A build that is under way has written some of them and half of the index: until it is
 *  done, what was there before goes on. */
const lastFound = new WeakMap<BuiltFiles, Map<string, BuiltPage>>();

/** Null where no build has made it yet. */
async function builtPage(files: BuiltFiles, name: string): Promise<BuiltPage | null> {
  const known = lastFound.get(files) ?? new Map<string, BuiltPage>();
  lastFound.set(files, known);
  const index = await files.find('web', 'pages.json');
  const page = index && pagesIn(index.body)?.[name];
  const built = page && (await files.find('web', page.file));
  if (built) known.set(name, { ...page, built });
  return known.get(name) ?? null;
}

/** Null for half an index. */
function pagesIn(index: Buffer): z.infer<typeof PageIndex> | null {
  try {
    return PageIndex.parse(JSON.parse(index.toString('utf8')));
  } catch {
    return null;
  }
}
