import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Template } from '../../shared/site/template';
import { filledIn } from './filled-pages';
import { sendNotice } from './notices';
import type { PageAssets } from './page-assets';
import { PERMISSIONS_POLICY, pagePolicy } from './security-headers';
import { sendFile } from './send-file';

interface PageRequest {
  readonly page: string;
  readonly template?: Template;
  /** Origins that may frame the page; [] = none. */
  readonly ancestors: readonly string[];
  /** Origins registered for the merchant, for the page's script. */
  readonly merchantOrigins: readonly string[];
  /** Merchant data of the page. */
  readonly showcase?: object;
  readonly mediaOrigins?: readonly string[];
  readonly embeds?: readonly string[];
}

/** Sends a page of the build with a policy for exactly its files and its merchant's origins. */
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
