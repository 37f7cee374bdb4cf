import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import type { DocumentId, DocumentView } from '../../shared/site/documents';
import type { PageAssets } from './page-assets';
import { PERMISSIONS_POLICY } from './security-headers';

/** Text for an operator: pages need the built renderer. */
const NOT_BUILT = 'The pages of this server are not built: npm run build.\n';

/** Sends a document under a policy that allows its one style and forms to this server, if it has any. */
export async function sendDocument<Id extends DocumentId>(
  assets: PageAssets,
  reply: FastifyReply,
  id: Id,
  view: DocumentView<Id>,
): Promise<FastifyReply> {
  reply
    .header('permissions-policy', PERMISSIONS_POLICY)
    .header('referrer-policy', 'no-referrer')
    .header('cache-control', 'no-store')
    .header('vary', 'accept, accept-language, cookie');
  const site = await assets.site().catch((err: unknown) => {
    reply.log.error({ err }, 'the renderer cannot be loaded');
    return null;
  });
  if (!site) return reply.code(Math.max(reply.statusCode, 503)).type('text/plain; charset=utf-8').send(NOT_BUILT);
  const { html, style } = site.renderer.renderDocument(id, view);
  const styleHash = createHash('sha256').update(style).digest('base64');
  const formsTo = html.includes('<form') ? "'self'" : "'none'";
  return reply
    .header(
      'content-security-policy',
      `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action ${formsTo}; frame-ancestors 'none'`,
    )
    .type('text/html; charset=utf-8')
    .send(html);
}
