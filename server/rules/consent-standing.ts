import type { ConsentKind, ConsentState } from '../../shared/api/consents';

/** What decides how a yes stands. */
export interface Said {
  readonly kind: ConsentKind;
  readonly subject: string;
  readonly action: 'GIVEN' | 'WITHDRAWN';
  readonly atMs: number;
  /** Of a KFS: whether its loan has still to be repaid, or may still come about. */
  readonly isLoanOpen: boolean | null;
}

export interface Standing<Row extends Said> {
  readonly row: Row;
  readonly state: ConsentState;
  /** Epoch ms; null where it was not taken back. */
  readonly withdrawnAtMs: number | null;
}

/** Only what nothing else depends on can be taken back: a loan needs its contract and the terms, and what was agreed to once
 *  is done. */
export const isWithdrawable = (state: ConsentState): boolean => state === 'STANDING';

/** How each yes of one number stands, newest first. `rows`: its ledger, oldest first. A yes is followed by the next row about
 *  the same: another yes replaces it, and taking it back ends it. */
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

/** Of a yes that nothing follows on. */
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

/** Whether a yes of a kind that is about nothing else counts now. `rows`: oldest first. */
export const counts = (rows: readonly Said[], kind: ConsentKind): boolean =>
  rows.findLast((row) => row.kind === kind)?.action === 'GIVEN';
