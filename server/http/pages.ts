import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Template } from '../../shared/site/template';
import { filledIn } from './filled-pages';
import { sendNotice } from './notices';
import type { PageAssets } from './page-assets';
import { PERMISSIONS_POLICY, pagePolicy } from './security-headers';
import { sendFile } from './send-file';

interface PageRequest {
  /** Name of the frame. */
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

/** Sends a page of the build under a policy that allows exactly its own files and its merchant's origins. */
export async function sendPage(
  assets: PageAssets,
  request: FastifyRequest,
  reply: FastifyReply,
  wanted: PageRequest,
): Promise<FastifyReply> {
  const page = await assets.frame(wanted.page);
  if (!page) return sendNotice(assets, request, reply, 'notBuilt');
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
  return sendFile(request, reply, filledIn(page.file, values), 'no-cache');
}
