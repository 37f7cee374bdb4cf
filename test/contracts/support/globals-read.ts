import { parseAst } from 'rollup/parseAst';

/** A node of a syntax tree, as far as this file looks at it. */
interface Syntax {
  readonly type: string;
  readonly [field: string]: unknown;
}

const isSyntax = (value: unknown): value is Syntax => typeof value === 'object' && value !== null && 'type' in value;

/** Fields that hold a name which is none of a variable, unless it is computed. */
const plainNames: Readonly<Record<string, string>> = {
  MemberExpression: 'property',
  Property: 'key',
  MethodDefinition: 'key',
  PropertyDefinition: 'key',
};

/** Fields in which a variable gets its name. */
const bindings: Readonly<Record<string, readonly string[]>> = {
  VariableDeclarator: ['id'],
  FunctionDeclaration: ['id', 'params'],
  FunctionExpression: ['id', 'params'],
  ArrowFunctionExpression: ['params'],
  ClassDeclaration: ['id'],
  ClassExpression: ['id'],
  CatchClause: ['param'],
};

/** Whether the variables in a field get their names there; `isBinding`: the node stands in such a place itself. */
function namesVariables({ type }: Syntax, field: string, isBinding: boolean): boolean {
  if (bindings[type]?.includes(field)) return true;
  const isDefault = type === 'AssignmentPattern' && field === 'right';
  return isBinding && /Pattern$|^RestElement$|^Property$/.test(type) && !isDefault;
}

/** What a built script takes from outside: every variable that it reads and declares nowhere, in order. */
export function globalsRead(code: string): string[] {
  const used = new Set<string>();
  const declared = new Set<string>();

  function walk(value: unknown, isBinding: boolean): void {
    if (Array.isArray(value)) for (const each of value) walk(each, isBinding);
    if (!isSyntax(value)) return;
    if (value.type === 'Identifier') (isBinding ? declared : used).add(String(value.name));
    for (const [field, inside] of Object.entries(value))
      if (value.computed || field !== plainNames[value.type]) walk(inside, namesVariables(value, field, isBinding));
  }

  walk(parseAst(code), false);
  return [...used].filter((name) => !declared.has(name)).sort();
}
