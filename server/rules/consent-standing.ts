import type { ConsentKind, ConsentState } from '../../shared/api/consents';

/** Facts that decide the state of a consent. */
export interface Said {
  readonly kind: ConsentKind;
  readonly subject: string;
  readonly action: 'GIVEN' | 'WITHDRAWN';
  readonly atMs: number;
  /** For a KFS: true if its loan is unpaid or may still start; null for other kinds. */
  readonly isLoanOpen: boolean | null;
}

export interface Standing<Row extends Said> {
  readonly row: Row;
  readonly state: ConsentState;
  /** Epoch ms; null if not withdrawn. */
  readonly withdrawnAtMs: number | null;
}

/** Only a consent without dependents can be withdrawn: a loan needs its contract and the terms, and a used consent has
 *  taken effect. */
export const isWithdrawable = (state: ConsentState): boolean => state === 'STANDING';

/** State of each consent of one number, newest first. `rows`: its ledger, oldest first. The next row about the same
 *  subject ends a consent: another consent replaces it, and a withdrawal ends it. */
export function standingsOf<Row extends Said>(rows: readonly Row[]): Standing<Row>[] {
  const next = new Map<string, Row>();
  const standings: Standing<Row>[] = [];
  for (const row of rows.toReversed()) {
    const about = `${row.kind} ${row.subject}`;
    const follower = next.get(about);
    next.set(about, row);
    if (row.action === 'WITHDRAWN') continue;
    standings.push({
      row,
      state: follower ? (follower.action === 'GIVEN' ? 'REPLACED' : 'WITHDRAWN') : standingAlone(row),
      withdrawnAtMs: follower?.action === 'WITHDRAWN' ? follower.atMs : null,
    });
  }
  return standings;
}

/** State of a consent without a later row. */
function standingAlone({ kind, isLoanOpen }: Said): ConsentState {
  switch (kind) {
    case 'TERMS':
      return 'NEEDED';
    case 'WHATSAPP':
      return 'STANDING';
    case 'KFS':
      return isLoanOpen === false ? 'USED' : 'CONTRACT';
    case 'SHARE_CODE':
    case 'APPLICATION':
      return 'USED';
    default:
      return kind satisfies never;
  }
}

/** True if a consent of a kind without a subject is in force. `rows`: oldest first. */
export const counts = (rows: readonly Said[], kind: ConsentKind): boolean =>
  rows.findLast((row) => row.kind === kind)?.action === 'GIVEN';
