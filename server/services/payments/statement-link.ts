import { MINUTE_MS } from '../../../shared/rules/duration';
import { href } from '../../../shared/site/route';
import { kfsFile, printedKfs } from '../../../shared/site/routes';
import type { Clock } from '../../platform/clock';
import type { Hasher } from '../secrets';

/** Time for which an address with a key opens a statement; an agreed one then requires an OTP. */
const OPEN_FOR_MS = 10 * MINUTE_MS;

export interface StatementName {
  readonly txnUuid: string;
  readonly contentHash: string;
}
interface Opened {
  readonly untilMs: number;
  readonly key: string;
}

const keyParts = ({ txnUuid, contentHash }: StatementName, untilMs: number) =>
  [txnUuid, contentHash, String(untilMs)] as const;

export const isStatementOpen = (
  { hasher, clock }: { readonly hasher: Hasher; readonly clock: Clock },
  name: StatementName,
  { untilMs, key }: Opened,
): boolean => untilMs > clock.nowMs() && hasher.matches(key, 'kfs-print', ...keyParts(name, untilMs));

interface LinkDeps {
  readonly hasher: Hasher;
  readonly clock: Clock;
}

function opening({ hasher, clock }: LinkDeps, name: StatementName): Opened {
  const untilMs = clock.nowMs() + OPEN_FOR_MS;
  return { untilMs, key: hasher.hash('kfs-print', ...keyParts(name, untilMs)) };
}

/** Path of a statement that opens it for 10 minutes. */
export const openStatementPath = (deps: LinkDeps, name: StatementName): string =>
  href(printedKfs, { ...name }, queryOf(opening(deps, name)));

/** Path of its file that opens it for 10 minutes. */
export const openStatementFilePath = (deps: LinkDeps, name: StatementName): string =>
  statementFilePath(name, opening(deps, name));

/** Absolute address of a statement that opens it for 10 minutes. */
export const statementUrlOf = (deps: LinkDeps & { readonly publicUrl: string }, name: StatementName): string =>
  deps.publicUrl + openStatementPath(deps, name);

/** Path of its file with the page's key. */
export const statementFilePath = (name: StatementName, opened: Opened): string =>
  href(kfsFile, { ...name }, queryOf(opened));

const queryOf = ({ untilMs, key }: Opened) => ({ until: String(untilMs), key });
