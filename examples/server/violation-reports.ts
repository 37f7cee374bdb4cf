import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { REPORT_PATH } from './page-policy';

const STORED_REPORTS = 50;
const REPORT_MAX_BYTES = 16 * 1024;
const text = z.string().max(4096).default('');

/** Report of one violation, as browsers send it. */
const ViolationReport = z.object({
  'csp-report': z
    .object({ 'effective-directive': text, 'violated-directive': text, 'blocked-uri': text, 'document-uri': text })
    .transform((report) => ({
      directive: report['effective-directive'] || report['violated-directive'],
      blocked: report['blocked-uri'],
      page: report['document-uri'],
    })),
});

/** Counts violations of the pages' Content-Security-Policy since the start, for tests. */
export function registerViolationReports(app: FastifyInstance): void {
  let count = 0;
  let newest: z.infer<typeof ViolationReport>['csp-report'][] = [];

  app.addContentTypeParser(
    'application/csp-report',
    { parseAs: 'string', bodyLimit: REPORT_MAX_BYTES },
    app.getDefaultJsonParser('error', 'error'),
  );
  app.post(REPORT_PATH, async (request, reply) => {
    const report = ViolationReport.parse(request.body)['csp-report'];
    count += 1;
    newest = [...newest, report].slice(-STORED_REPORTS);
    request.log.warn({ report }, 'a page did what its policy forbids');
    return reply.code(204).send();
  });
  app.get(REPORT_PATH, async () => ({ count, reports: newest }));
}
