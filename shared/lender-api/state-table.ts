/** States that may follow each state; an end has none. */
export type StateTable<State extends string = string> = Readonly<Record<State, readonly State[]>>;

/** A snapshot may repeat its state. One that the table forbids is still applied, as the lender is right, and counted. */
export const mayFollow = <State extends string>(table: StateTable<State>, from: State, to: State): boolean =>
  from === to || table[from].includes(to);

export const isEnd = <State extends string>(table: StateTable<State>, state: State): boolean =>
  table[state].length === 0;

export const statesOf = <Table extends StateTable>(table: Table): [keyof Table & string, ...(keyof Table & string)[]] =>
  Object.keys(table) as [keyof Table & string, ...(keyof Table & string)[]];
