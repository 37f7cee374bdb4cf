import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { locales } from '../../shared/locales';
import { KFS_FILE_MAX_BYTES } from '../../shared/rules/kfs-file';
import { pathIn } from '../../shared/site/address';
import { KFS_FILE_FIELD } from '../../shared/site/kfs-file-field';
import type { KfsChecked } from '../../shared/site/page-data';
import { kfsCheck } from '../../shared/site/routes';
import type { Config } from '../config';
import { callOf } from '../http/call-of';
import { SEE_OTHER } from '../http/forms';
import { sendNotice } from '../http/printed-page';
import { sendSitePage } from '../http/send-site-page';
import type { SitePages } from '../http/site-pages';
import { siteHost } from '../http/site-session';
import { checkKfsFile, checkKfsNumber, type KfsFileDeps } from '../services/kfs-document/check-file';
import { countStatementUse, type StatementDeps } from '../services/payments/open-statement';
import { Refusal } from '../services/refusal';

/** A whole form: so that one whose file is somewhat too large is told so by the page. */
const FORM_MAX_BYTES = 2 * KFS_FILE_MAX_BYTES;

type CountDeps = Pick<StatementDeps, 'db' | 'clock' | 'limits'>;
interface KfsCheckDeps extends CountDeps, KfsFileDeps {
  readonly pages: SitePages;
  readonly maintenance: Config['maintenance'];
}

const Asked = z.object({
  proposal: z.catch(z.string().check(z.trim(), z.maxLength(64)), ''),
  fingerprint: z.catch(z.string().check(z.trim(), z.maxLength(64)), ''),
});

/** What the page answers to a number and a fingerprint in its address; undefined without both. Refused with 429. */
export async function answerKfsCheck(deps: CountDeps, request: FastifyRequest): Promise<KfsChecked | undefined> {
  const asked = Asked.parse(request.query);
  if (asked.proposal === '' || asked.fingerprint === '') return undefined;
  await countStatementUse(deps, callOf(request));
  return checkKfsNumber(deps, asked);
}

/** Takes the file of a statement, and shows the page with what was found. Refused with 429. */
export function registerKfsCheck(app: FastifyInstance, deps: KfsCheckDeps): void {
  app.register(async (forms) => {
    // As a function, which nothing walks through that looks at what people have typed.
    forms.addContentTypeParser(
      'multipart/form-data',
      { parseAs: 'buffer', bodyLimit: FORM_MAX_BYTES },
      (_request, body, done) => done(null, () => body),
    );
    for (const locale of locales)
      forms.post(pathIn(locale, kfsCheck.path), { bodyLimit: FORM_MAX_BYTES }, async (request, reply) => {
        const host = siteHost(request, deps.publicUrl);
        if (!host) throw new Refusal('NOT_FOUND');
        if (deps.maintenance) return reply.redirect(pathIn(locale, kfsCheck.path), SEE_OTHER);
        await countStatementUse(deps, callOf(request));
        const data = await checkKfsFile(deps, await fileIn(request));
        const { path, shows } = kfsCheck;
        const page = { locale, site: host.site, row: shows, path, data };
        const isSent = await sendSitePage(deps.pages, request, reply, page);
        return isSent ? reply : sendNotice(request, reply, 'notBuilt');
      });
  });
}

/** The bytes of the file in a form; none where it has none. Refuses what is no form with 400. */
async function fileIn({ headers, body }: FastifyRequest): Promise<Uint8Array> {
  const type = headers['content-type'];
  if (typeof body !== 'function' || type === undefined) throw new Refusal('INVALID_REQUEST', { why: 'no form' });
  // SAFETY: the parser of this scope has made it.
  const sent = new Response(new Uint8Array((body as () => Buffer)()), { headers: { 'content-type': type } });
  const form = await sent.formData().catch(() => null);
  if (form === null) throw new Refusal('INVALID_REQUEST', { why: 'no form' });
  const file = form.get(KFS_FILE_FIELD);
  return file === null || typeof file === 'string' ? new Uint8Array() : new Uint8Array(await file.arrayBuffer());
}
