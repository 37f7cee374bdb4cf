import type { ErrorContext, ErrorRow } from './row';

/** At a PIN-type lender these codes mean the PIN. Payment only. Source: S2§8. */
const pinRemap: Readonly<Record<number, number>> = { 4105: 4104, 4303: 4302 };

/** Contexts whose rows a flow also reads: an eligibility check in the sales app meets answers of activation and
 *  new-to-bank, a payment those of an expired session (4010) and of new-to-bank. */
const alsoRead: { readonly [Context in ErrorContext]?: readonly ErrorContext[] } = {
  sales: ['activation', 'ntb'],
  payment: ['activation', 'ntb'],
};

/** `type` of the answer, null if it has none: a row with a type is found only by it. If absent, a number means its
 *  first row. */
interface ReadBy {
  readonly aivfType?: string | undefined;
  readonly type?: string | null;
}

type Resolve<Name extends string> = (
  codeOrName: number | string | null | undefined,
  context: ErrorContext,
  by?: ReadBy,
) => ErrorRow<Name> | null;

/** Reads a code or name in a context: its own rows first, then `http` and `common`, then borrowed rows; null if
 *  unknown. A name in any context resolves to its row, because names are unique. Pass only the rows that a page can
 *  meet, as its bundle contains them. */
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
