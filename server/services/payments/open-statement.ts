import type { Kfs } from '../../../shared/api/kfs';
import { messagesIn } from '../../../shared/messages/define-messages';
import { findKfs } from '../../store/kfs';
import { findTransaction } from '../../store/transactions';
import type { Caller } from '../caller';
import { type CodeCheck, checkCode } from '../check-code';
import { statementBudgets } from '../code-budgets';
import type { CodeDeps, CodeSubject } from '../code-subject';
import { consumeRateLimit } from '../limits';
import { guardWithoutProof, type NetworkGuardDeps } from '../network-guard';
import { phoneMessages } from '../phone.messages';
import { sendCode } from '../send-code';
import type { StatementName } from './statement-link';

export interface StatementDeps extends CodeDeps, NetworkGuardDeps {}

/** An OTP to its number opens it while it is stored. */
export interface AgreedStatement {
  readonly name: StatementName;
  readonly kfs: Kfs;
  readonly merchantKey: string;
  readonly mobile: string;
}

/** Null for any other statement, another language of the same payment included. */
export async function findAgreedStatement({ db }: CodeDeps, name: StatementName): Promise<AgreedStatement | null> {
  const txn = await findTransaction(db, name.txnUuid);
  if (txn?.state.status !== 'COMPLETE' || txn.mobile === null || txn.kfsHash !== name.contentHash) return null;
  const kfs = await findKfs(db, name.txnUuid, name.contentHash);
  return kfs && { name, kfs, merchantKey: txn.merchantKey, mobile: txn.mobile };
}

/** Sends an OTP that opens the statement. Refusals: those of {@link sendCode}, and 429. */
export async function sendStatementCode(
  deps: StatementDeps,
  statement: AgreedStatement,
  caller: Caller,
  asked: string,
): Promise<void> {
  await countStatementUse(deps, caller);
  const guarded = await guardWithoutProof(deps, caller, statement.mobile, 'sent');
  await guarded.sending(() =>
    sendCode(deps, subjectOf(deps, statement, caller, asked), (code, minutes) =>
      messagesIn(caller.language, phoneMessages).statementOtp(statement.kfs.lenderName, code, minutes),
    ),
  );
}

/** Checks the typed code. Refusal: 429. */
export async function checkStatementCode(
  deps: StatementDeps,
  statement: AgreedStatement,
  caller: Caller,
  given: { readonly asked: string; readonly code: string },
): Promise<CodeCheck> {
  await countStatementUse(deps, caller);
  // Statements also open for sandbox customers whose codes are always wrong at the till.
  const codes = { ...deps, isAlwaysWrong: () => false };
  const guarded = await guardWithoutProof(deps, caller, statement.mobile, 'typed');
  const outcome = await checkCode(codes, subjectOf(deps, statement, caller, given.asked), given.code, async () => []);
  if (outcome.result === 'right') await guarded.verified();
  return outcome;
}

/** Counts a client's costly statement calls. Refusal: 429. */
export const countStatementUse = (
  { db, clock, limits }: Pick<StatementDeps, 'db' | 'clock' | 'limits'>,
  { client }: Caller,
): Promise<void> => consumeRateLimit(db, limits.statementUses, [client], clock.nowMs());

/** A page has no session and creates a holder id per user, so that no user can use up another's attempts. */
const subjectOf = (
  { hasher }: CodeDeps,
  { name, merchantKey, mobile }: AgreedStatement,
  caller: Caller,
  asked: string,
): CodeSubject => ({
  purpose: 'statement',
  merchantKey,
  mobile,
  holder: hasher.hash('statement-holder', asked),
  boundTo: name.contentHash,
  budgets: statementBudgets(hasher, merchantKey, caller, mobile),
  agentId: null,
  requestId: caller.requestId,
});
