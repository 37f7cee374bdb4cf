import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { ErrorName } from '../../shared/errors';
import { maskMobile } from '../../shared/format/mask';
import { MINUTE_MS } from '../../shared/rules/duration';
import { digitsOnly } from '../../shared/rules/validation';
import type { KfsCodeProblem } from '../../shared/site/documents';
import { href } from '../../shared/site/route';
import { printedKfs } from '../../shared/site/routes';
import { callOf } from '../http/call-of';
import { registerForms, SEE_OTHER } from '../http/forms';
import { sendNotice } from '../http/notices';
import type { PageAssets } from '../http/page-assets';
import { askedLocale, pageLanguage } from '../http/page-language';
import { sendDocument } from '../http/send-document';
import { CODE_VALID_MS } from '../rules/one-time-code-rules';
import type { CodeCheck } from '../services/check-code';
import {
  type AgreedStatement,
  checkStatementCode,
  findAgreedStatement,
  type StatementDeps,
  sendStatementCode,
} from '../services/payments/open-statement';
import { openStatementPath } from '../services/payments/statement-link';
import { Refusal } from '../services/refusal';
import { randomReference } from '../services/secrets';

const Params = z.object({ txnUuid: z.string(), contentHash: z.string() });
/** Identifies the request for a code; useless without the code. */
const Asked = z.string().check(z.regex(/^[\w-]{22}$/));
const SendForm = z.object({ asked: z.catch(Asked, '') });
const OpenForm = z.object({ asked: Asked, code: z.string().check(z.trim(), z.maxLength(16)) });

/** Refusals to send an OTP that the page shows. */
const sendProblems: Readonly<Partial<Record<ErrorName, KfsCodeProblem>>> = {
  OTP_TOO_SOON: { kind: 'tooSoon' },
  MOBILE_BLOCKED: { kind: 'blocked' },
  SERVICE_UNAVAILABLE: { kind: 'notSent' },
  NETWORK_SENT_TOO_MANY_CODES: { kind: 'busyNetwork' },
};

export interface KfsCodeDeps extends StatementDeps {
  readonly assets: PageAssets;
}

/** Sends and checks an OTP without a script, in two forms; the second redirects to the statement. */
export function registerKfsCode(app: FastifyInstance, deps: KfsCodeDeps): void {
  const find = (request: FastifyRequest) => findAgreedStatement(deps, Params.parse(request.params));

  registerForms(app, (forms) => {
    forms.post(`${printedKfs.path}/code`, async (request, reply) => {
      const statement = await find(request);
      if (!statement) return sendNotice(deps.assets, request, reply, 'closedStatement');
      const asked = SendForm.parse(request.body ?? {}).asked || randomReference();
      try {
        await sendStatementCode(deps, statement, callOf(request), asked);
        return sendTypePage(deps.assets, request, reply, statement, { asked, problem: null });
      } catch (error) {
        const problem = error instanceof Refusal ? sendProblems[error.name] : undefined;
        if (problem === undefined) throw error;
        return sendTypePage(deps.assets, request, reply, statement, { asked, problem });
      }
    });

    forms.post(`${printedKfs.path}/open`, async (request, reply) => {
      const statement = await find(request);
      const { data: given } = OpenForm.safeParse(request.body);
      if (!statement || !given) return sendNotice(deps.assets, request, reply, 'closedStatement');
      const code = digitsOnly(given.code);
      const outcome = await checkStatementCode(deps, statement, callOf(request), { asked: given.asked, code });
      if (outcome.result !== 'right')
        return sendTypePage(deps.assets, request, reply, statement, {
          asked: given.asked,
          problem: problemOf(outcome),
        });
      return reply
        .header('cache-control', 'no-store')
        .header('referrer-policy', 'no-referrer')
        .redirect(openStatementPath(deps, statement.name), SEE_OTHER);
    });
  });
}

function problemOf(outcome: Exclude<CodeCheck, { result: 'right' }>): KfsCodeProblem {
  switch (outcome.result) {
    case 'wrong':
      return { kind: 'wrong', triesLeft: outcome.remainingAttempts };
    case 'expired':
      return { kind: 'expired' };
    case 'exhausted':
      return { kind: 'blocked' };
    default:
      return outcome satisfies never;
  }
}

/** Asks before an OTP is sent: opening the address sends none. */
export const sendAskPage = (
  assets: PageAssets,
  request: FastifyRequest,
  reply: FastifyReply,
  statement: AgreedStatement,
): Promise<FastifyReply> => sendDocument(assets, reply, 'kfs-code', { ...viewOf(request, statement), sent: null });

function sendTypePage(
  assets: PageAssets,
  request: FastifyRequest,
  reply: FastifyReply,
  statement: AgreedStatement,
  { asked, problem }: { readonly asked: string; readonly problem: KfsCodeProblem | null },
): Promise<FastifyReply> {
  const sent = { asked, problem, validMinutes: CODE_VALID_MS / MINUTE_MS };
  return sendDocument(assets, reply, 'kfs-code', { ...viewOf(request, statement), sent });
}

function viewOf(request: FastifyRequest, { name, mobile }: AgreedStatement) {
  const addressOf = (step: 'code' | 'open'): string =>
    href({ path: `${printedKfs.path}/${step}` }, { ...name }, askedLocale(request));
  return {
    locale: pageLanguage(request),
    maskedMobile: maskMobile(mobile),
    sendAction: addressOf('code'),
    openAction: addressOf('open'),
  };
}
