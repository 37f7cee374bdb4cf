import type { ErrorContext, ErrorRow } from './row';

/** A PIN-type lender's answers mean the PIN. Payment only. Source: S2§8. */
const pinRemap: Readonly<Record<number, number>> = { 4105: 4104, 4303: 4302 };

/** Rows that a flow borrows: an eligibility check in the sales app meets the answers of activation and new-to-bank, a
 *  payment those of a session that is over (4010) and of new-to-bank. */
const alsoRead: { readonly [Context in ErrorContext]?: readonly ErrorContext[] } = {
  sales: ['activation', 'ntb'],
  payment: ['activation', 'ntb'],
};

/** `type`: what the answer says of its kind, null where it says nothing: a row of a type is found by it alone. Left out,
 *  a number means the first row that has it. */
interface ReadBy {
  readonly aivfType?: string | undefined;
  readonly type?: string | null;
}

type Resolve<Name extends string> = (
  codeOrName: number | string | null | undefined,
  context: ErrorContext,
  by?: ReadBy,
) => ErrorRow<Name> | null;

/**
 * Reads a code or name in a context: its own rows first, then `http` and `common`, then rows it borrows; null if it
 * is unknown. A name that exists anywhere resolves to its row, because names are never used twice. Give only the
 * rows that a page can meet, and its bundle holds no others.
 */
export function errorResolver<Name extends string>(rows: readonly ErrorRow<Name>[]): Resolve<Name> {
  return (codeOrName, context, { aivfType, type } = {}) => {
    if (typeof codeOrName === 'string' && !/^\d+$/.test(codeOrName)) {
      return rows.find(({ name }) => name === codeOrName) ?? null;
    }
    const typed = typeof type === 'string' && rows.find((row) => row.type === type);
    if (typed) return typed;
    const given = Number(codeOrName);
    const code = context === 'payment' && aivfType === 'PIN' ? (pinRemap[given] ?? given) : given;
    for (const where of [context, 'http', 'common', ...(alsoRead[context] ?? [])]) {
      const row = rows.find(
        (each) => each.context === where && each.code === code && (type === undefined || each.type === null),
      );
      if (row) return row;
    }
    return null;
  };
}
