import { join } from 'node:path';
import { sql } from 'kysely';
import ts from 'typescript';
import { beforeAll, describe, expect, it } from 'vitest';
import { anyDatabase } from '../testing/database/fresh-postgres';
import { STARTS_WITHIN_MS } from '../testing/server/test-server';
import { openDatabase } from './open';
import type { Db } from './schema';

/** Columns that only processes of the previous release use. */
const OF_RELEASE_BEFORE: readonly string[] = [
  'voucher_grants.attempts',
  'voucher_grants.due_at_ms',
  'webhook_deliveries.attempts',
  'webhook_deliveries.next_attempt_at_ms',
];

/** Types of PostgreSQL as queries return them; `int8.ts` parses bigint. */
const typeNames: Readonly<Record<string, string>> = {
  bigint: 'number',
  integer: 'number',
  smallint: 'number',
  boolean: 'boolean',
  text: 'string',
  'text[]': 'string[]',
  tsvector: 'unknown',
  bytea: 'bytes',
};

interface Column {
  readonly type: string;
  readonly isNullable: boolean;
  /** True if an insert may omit it. */
  readonly isOptional: boolean;
}

type Columns = Readonly<Record<string, Column>>;

async function columnsOfDatabase(db: Db): Promise<Columns> {
  const { rows } = await sql<{ name: string; type: string; is_nullable: boolean; has_default: boolean }>`
    select c.table_name || '.' || c.column_name as name, c.udt_name::regtype::text as type, c.is_nullable = 'YES' as is_nullable,
      c.is_identity = 'YES' or c.column_default is not null as has_default
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = current_schema() and t.table_type = 'BASE TABLE' and c.table_name not like 'kysely_%'`.execute(
    db,
  );
  const columns = rows.map(({ name, type, is_nullable, has_default }): [string, Column] => [
    name,
    { type: typeNames[type] ?? type, isNullable: is_nullable, isOptional: is_nullable || has_default },
  ]);
  return Object.fromEntries(columns);
}

/** The columns of `Schema` as the type checker resolves them. */
function columnsOfSchema(): Columns {
  const path = join(import.meta.dirname, 'schema.ts');
  const { config } = ts.readConfigFile('tsconfig.json', ts.sys.readFile) as { readonly config: unknown };
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, process.cwd());
  const program = ts.createProgram([path], options);
  const checker = program.getTypeChecker();
  const interfaces = program.getSourceFile(path)?.statements.filter(ts.isInterfaceDeclaration);
  const schema = interfaces?.find(({ name }) => name.text === 'Schema');
  if (!schema) throw new Error(`no Schema in ${path}`);
  const membersOf = (type: ts.Type) =>
    checker.getPropertiesOfType(type).map((member) => [member.name, checker.getTypeOfSymbol(member)] as const);
  const tables = membersOf(checker.getTypeAtLocation(schema));
  const columns = tables.flatMap(([table, row]) =>
    membersOf(row).map(([name, type]): [string, Column] => [`${table}.${name}`, columnOf(checker, type)]),
  );
  return Object.fromEntries(columns);
}

function columnOf(checker: ts.TypeChecker, type: ts.Type): Column {
  const part = (name: '__select__' | '__insert__'): ts.Type => {
    const property = type.getProperty(name);
    return property ? checker.getTypeOfSymbol(property) : type;
  };
  const selected = part('__select__');
  return {
    type: valueTypeOf(checker, selected),
    isNullable: includes(selected, ts.TypeFlags.Null),
    isOptional: includes(part('__insert__'), ts.TypeFlags.Null | ts.TypeFlags.Undefined | ts.TypeFlags.Never),
  };
}

/** Bytes are typed as `never`: only SQL functions read them. */
function valueTypeOf(checker: ts.TypeChecker, selected: ts.Type): string {
  if (includes(selected, ts.TypeFlags.Never)) return 'bytes';
  if (includes(selected, ts.TypeFlags.Unknown)) return 'unknown';
  return checker.typeToString(checker.getBaseTypeOfLiteralType(checker.getNonNullableType(selected)));
}

const includes = (type: ts.Type, flags: ts.TypeFlags): boolean =>
  (type.isUnion() ? type.types : [type]).some((part) => (part.flags & flags) !== 0);

describe('type of the schema', () => {
  let inDatabase: Columns;
  let inSchema: Columns;
  beforeAll(async () => {
    const { db, close } = await openDatabase(await anyDatabase(), () => undefined);
    inDatabase = await columnsOfDatabase(db).finally(close);
    inSchema = columnsOfSchema();
  }, STARTS_WITHIN_MS);

  it('has the tables and columns of the migrated database, with their types and nulls', () => {
    const lines = (columns: Columns): string[] =>
      Object.entries(columns)
        .filter(([name]) => !OF_RELEASE_BEFORE.includes(name))
        .map(([name, { type, isNullable }]) => `${name}: ${type}${isNullable ? ' | null' : ''}`)
        .sort();
    expect(lines(inSchema)).toEqual(lines(inDatabase));
  });

  it('lets an insert omit only columns with a default, and nullable columns', () => {
    const refused = Object.entries(inSchema).flatMap(([name, { isOptional }]) =>
      isOptional && inDatabase[name]?.isOptional !== true ? [name] : [],
    );
    expect(refused).toEqual([]);
  });

  it('lacks only columns of the previous release that the database still has, and that an insert may omit', () => {
    expect(OF_RELEASE_BEFORE.filter((name) => inSchema[name] || inDatabase[name]?.isOptional !== true)).toEqual([]);
  });
});
