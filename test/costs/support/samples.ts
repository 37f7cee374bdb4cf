import type { DatabaseCost } from './database-meter';

export interface Sample extends DatabaseCost {
  readonly wallMs: number;
}

export type Samples = ReadonlyMap<string, readonly Sample[]>;

const median = (numbers: readonly number[]): number => {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
};

const of = (samples: readonly Sample[], what: keyof Sample): number => median(samples.map((sample) => sample[what]));

interface Row {
  readonly name: string;
  /** Grown database relative to the empty one. */
  readonly databaseRatio: number;
  readonly cells: readonly string[];
}

/** One line per name, sorted by the increase of database work: medians of time, pages and wall time on an empty and on
 *  a grown database. */
export function comparison(empty: Samples, grown: Samples): string {
  const rows = [...empty].map(([name, before]) => rowOf(name, before, grown.get(name) ?? []));
  const sorted = rows.sort((a, b) => b.databaseRatio - a.databaseRatio);
  const lines = [
    ['', 'n', 'database ms', '×', 'to plan', 'pages', 'wall ms', '×'],
    ...sorted.map(({ cells }) => cells),
  ];
  const widths = lines[0]?.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0))) ?? [];
  return lines
    .map((line) =>
      line
        .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)))
        .join('  '),
    )
    .join('\n');
}

function rowOf(name: string, before: readonly Sample[], after: readonly Sample[]): Row {
  const pair = (what: keyof Sample) => [of(before, what), of(after, what)] as const;
  const [databaseFrom, databaseTo] = pair('ms');
  const [planFrom, planTo] = pair('planMs');
  const [pagesFrom, pagesTo] = pair('pages');
  const [wallFrom, wallTo] = pair('wallMs');
  const databaseRatio = databaseFrom === 0 ? 1 : databaseTo / databaseFrom;
  return {
    name,
    databaseRatio,
    cells: [
      name,
      `${after.length}`,
      `${databaseFrom.toFixed(2)} → ${databaseTo.toFixed(2)}`,
      databaseRatio.toFixed(2),
      `${planFrom.toFixed(2)} → ${planTo.toFixed(2)}`,
      `${pagesFrom} → ${pagesTo}`,
      `${wallFrom.toFixed(1)} → ${wallTo.toFixed(1)}`,
      (wallTo / wallFrom).toFixed(2),
    ],
  };
}
