import { readdirSync, readFileSync } from 'node:fs';
import { sql } from 'kysely';
import ts from 'typescript';
import { type DatabaseChoice, openDatabase } from '../server/store/open';
import type { Db } from '../server/store/schema';

const FOLDER = 'server/store';

/** Headings of the contexts, in reading order. The heading of an unlisted schema file is its name. */
const headings: Readonly<Record<string, string>> = {
  'schema.ts': 'Merchants, sessions and the platform',
  'payment-schema.ts': 'Payments, statements and lenders’ books',
  'loan-schema.ts': 'Loans, refunds and settlement',
  'customer-schema.ts': 'Customers and consents',
  'registration-schema.ts': 'Activations',
  'telesales-schema.ts': 'Telesales desk',
  'voucher-schema.ts': 'Vouchers',
  'dispute-schema.ts': 'Dispute desk',
  'catalogue-schema.ts': 'Catalogue',
};

/** A table as described in a schema file. */
interface Described {
  readonly comment: string;
  readonly columns: ReadonlyMap<string, string>;
}

interface Column {
  readonly table: string;
  readonly name: string;
  readonly type: string;
  readonly isNullable: boolean;
}

interface Constraint {
  readonly table: string;
  readonly kind: 'p' | 'f';
  readonly columns: readonly string[];
  /** Referenced table of a foreign key; null for other columns. */
  readonly target: string | null;
}

interface Named {
  readonly table: string;
  readonly name: string;
  readonly definition: string;
}

/** Text of docs/data-model.md for a database with the newest schema. Throws if the schema files and the database name
 *  different tables. */
export async function dataModelPage(choice: DatabaseChoice): Promise<string> {
  const { db, close } = await openDatabase(choice, () => undefined);
  try {
    return pageOf(describedContexts(), {
      columns: await columnsOf(db),
      constraints: await constraintsOf(db),
      unique: await uniqueIndexesOf(db),
      triggers: await triggersOf(db),
    });
  } finally {
    await close();
  }
}

interface Model {
  readonly columns: readonly Column[];
  readonly constraints: readonly Constraint[];
  readonly unique: readonly Named[];
  readonly triggers: readonly Named[];
}

function pageOf(contexts: ReadonlyMap<string, ReadonlyMap<string, Described>>, model: Model): string {
  const described = [...contexts.values()].flatMap((tables) => [...tables.keys()]);
  const inDatabase = [...new Set(model.columns.map(({ table }) => table))];
  const differing = [
    ...inDatabase.filter((table) => !described.includes(table)).map((table) => `${table} has no type in ${FOLDER}`),
    ...described.filter((table) => !inDatabase.includes(table)).map((table) => `${table} is not in the database`),
  ];
  if (differing.length > 0) throw new Error(differing.join('\n'));
  const sections = [...contexts].map(([heading, tables]) => contextSection(heading, tables, model));
  return `# Data model

The tables of the migrated database, by context. \`npm run diagrams\` writes this page from the migrations (\`${FOLDER}/migrations\`) and from the comments of the schema files (\`${FOLDER}/*schema.ts\`); it is not edited by hand. Columns that end in \`_ms\` are milliseconds since 1970, columns that end in \`_hash\` are hashes, and amounts are whole rupees or paise as the name says. [Architecture](architecture.md) says how the data is used.

${inDatabase.length} tables in ${contexts.size} contexts. A line in a diagram is a foreign key; other references are by value, so that old rows of one context can be deleted without the other.

${sections.join('\n\n')}
`;
}

function contextSection(heading: string, tables: ReadonlyMap<string, Described>, model: Model): string {
  const inContext = model.constraints.filter(({ table }) => tables.has(table));
  const entities = [...tables.keys()].map((table) => entityOf(table, model));
  const lines = inContext.flatMap(({ table, target, columns }) =>
    target === null ? [] : [`  ${target} ||--o{ ${table} : "${columns.join(', ')}"`],
  );
  const diagram = ['```mermaid', 'erDiagram', ...entities, ...new Set(lines), '```'].join('\n');
  const parts = [...tables].map(([table, described]) => tableSection(table, described, model));
  return [`## ${heading}`, diagram, ...parts].join('\n\n');
}

function entityOf(table: string, model: Model): string {
  const keys = model.columns
    .filter((column) => column.table === table)
    .map((column) => ({ column, marks: keyMarks(column, model) }))
    .filter(({ marks }) => marks.length > 0)
    .map(({ column, marks }) => `    ${column.type.replace(/\W+/g, '_')} ${column.name} ${marks.join(', ')}`);
  return [`  ${table} {`, ...keys, '  }'].join('\n');
}

function keyMarks({ table, name }: Column, { constraints }: Model): ('PK' | 'FK')[] {
  const kinds = constraints
    .filter((each) => each.table === table && each.columns.includes(name))
    .map(({ kind }) => kind);
  return [...(kinds.includes('p') ? (['PK'] as const) : []), ...(kinds.includes('f') ? (['FK'] as const) : [])];
}

function tableSection(table: string, { comment, columns }: Described, model: Model): string {
  const rows = model.columns
    .filter((column) => column.table === table)
    .map((column) => {
      const { name, type, isNullable } = column;
      const cells = [`\`${name}\``, type, isNullable ? 'yes' : '', keyMarks(column, model).join(' ')];
      return `| ${[...cells, cellText(columns.get(name) ?? '')].join(' | ')} |`;
    });
  const head = ['| column | type | null | key | meaning |', '|---|---|---|---|---|'];
  const unique = model.unique.filter((each) => each.table === table).map(({ definition }) => `\`${definition}\``);
  const triggers = model.triggers.filter((each) => each.table === table).map(({ definition }) => `\`${definition}\``);
  return [
    `### ${table}`,
    ...(comment === '' ? [] : [comment]),
    [...head, ...rows].join('\n'),
    ...(unique.length === 0 ? [] : [`Unique: ${unique.join('; ')}`]),
    ...(triggers.length === 0 ? [] : [`Triggers: ${triggers.join('; ')}`]),
  ].join('\n\n');
}

const cellText = (text: string): string => text.replaceAll('|', '\\|');

async function columnsOf(db: Db): Promise<Column[]> {
  const { rows } = await sql<{ table: string; name: string; type: string; is_nullable: boolean }>`
    select c.relname as table, a.attname as name, format_type(a.atttypid, a.atttypmod) as type,
      not a.attnotnull as is_nullable
    from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
      and c.relname not like 'kysely_%'
    order by c.relname, a.attnum`.execute(db);
  return rows.map(({ is_nullable, ...column }) => ({ ...column, isNullable: is_nullable }));
}

async function constraintsOf(db: Db): Promise<Constraint[]> {
  const { rows } = await sql<{ table: string; kind: 'p' | 'f'; columns: string; target: string | null }>`
    select c.relname as table, k.contype as kind, t.relname as target,
      (select string_agg(a.attname, ',' order by array_position(k.conkey, a.attnum))
        from pg_attribute a where a.attrelid = k.conrelid and a.attnum = any(k.conkey)) as columns
    from pg_constraint k join pg_class c on c.oid = k.conrelid left join pg_class t on t.oid = k.confrelid
    where k.connamespace = current_schema()::regnamespace and k.contype in ('p', 'f') and c.relname not like 'kysely_%'
    order by c.relname, k.contype desc, columns`.execute(db);
  return rows.map(({ columns, ...rest }) => ({ ...rest, columns: columns.split(',') }));
}

/** Unique indexes and exclusion constraints that are not primary keys, with their columns and condition. */
async function uniqueIndexesOf(db: Db): Promise<Named[]> {
  const { rows } = await sql<Named>`
    select c.relname as table, i.relname as name,
      coalesce(pg_get_constraintdef(k.oid), regexp_replace(pg_get_indexdef(x.indexrelid), '^.* USING \\w+ ', ''))
        as definition
    from pg_index x join pg_class i on i.oid = x.indexrelid join pg_class c on c.oid = x.indrelid
      left join pg_constraint k on k.conindid = x.indexrelid and k.contype = 'x'
    where c.relnamespace = current_schema()::regnamespace and not x.indisprimary and (x.indisunique or k.oid is not null)
      and c.relname not like 'kysely_%'
    order by c.relname, definition`.execute(db);
  return rows;
}

async function triggersOf(db: Db): Promise<Named[]> {
  const { rows } = await sql<Named>`
    select c.relname as table, g.tgname as name,
      regexp_replace(pg_get_triggerdef(g.oid), '^CREATE (?:CONSTRAINT )?TRIGGER \\w+ (.*?) ON .* EXECUTE FUNCTION (.*)$', '\\1: \\2')
        as definition
    from pg_trigger g join pg_class c on c.oid = g.tgrelid
    where c.relnamespace = current_schema()::regnamespace and not g.tgisinternal
    order by c.relname, g.tgname`.execute(db);
  return rows;
}

/** Tables of each schema file with their comments, grouped by heading. */
function describedContexts(): ReadonlyMap<string, ReadonlyMap<string, Described>> {
  const files = readdirSync(FOLDER).filter((name) => /^(?:.*-)?schema\.ts$/.test(name));
  const listed = Object.keys(headings);
  const place = (name: string): number => (listed.includes(name) ? listed.indexOf(name) : listed.length);
  const inOrder = files.sort((a, b) => place(a) - place(b) || (a < b ? -1 : 1));
  return new Map(inOrder.map((name) => [headings[name] ?? nameAsHeading(name), tablesIn(`${FOLDER}/${name}`)]));
}

function nameAsHeading(file: string): string {
  const name = file.replace(/-schema\.ts$/, '').replaceAll('-', ' ');
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** Members of `Schema`, or of the interface of tables, that have a column type. */
function tablesIn(path: string): ReadonlyMap<string, Described> {
  const source = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.ES2022, true);
  const tables = source.statements
    .filter(ts.isInterfaceDeclaration)
    .filter(({ name }) => /(?:Tables|Schema)$/.test(name.text))
    .flatMap(({ members }) => [...members]);
  return new Map(
    tables.filter(isTable).map((member) => [
      member.name.getText(source),
      {
        comment: commentOf(member),
        columns: new Map(
          member.type.members.map((column) => [column.name?.getText(source) ?? '', commentOf(column)] as const),
        ),
      },
    ]),
  );
}

const isTable = (member: ts.TypeElement): member is ts.PropertySignature & { readonly type: ts.TypeLiteralNode } =>
  ts.isPropertySignature(member) && member.type !== undefined && ts.isTypeLiteralNode(member.type);

const commentOf = (node: ts.Node): string =>
  ts
    .getJSDocCommentsAndTags(node)
    .flatMap((doc) => (ts.isJSDoc(doc) ? [ts.getTextOfJSDocComment(doc.comment) ?? ''] : []))
    .join(' ')
    .replace(/\s+/g, ' ');
