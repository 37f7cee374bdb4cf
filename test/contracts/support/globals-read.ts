import { parseAst } from 'rollup/parseAst';

interface Syntax {
  readonly type: string;
  readonly [field: string]: unknown;
}

const isSyntax = (value: unknown): value is Syntax => typeof value === 'object' && value !== null && 'type' in value;

/** Fields with a name that is not a variable, unless it is computed. */
const plainNames: Readonly<Record<string, string>> = {
  MemberExpression: 'property',
  Property: 'key',
  MethodDefinition: 'key',
  PropertyDefinition: 'key',
};

/** Fields that declare a variable. */
const bindings: Readonly<Record<string, readonly string[]>> = {
  VariableDeclarator: ['id'],
  FunctionDeclaration: ['id', 'params'],
  FunctionExpression: ['id', 'params'],
  ArrowFunctionExpression: ['params'],
  ClassDeclaration: ['id'],
  ClassExpression: ['id'],
  CatchClause: ['param'],
};

/** True if variables in this field are declared there; `isBinding`: the node is itself in such a field. */
function namesVariables({ type }: Syntax, field: string, isBinding: boolean): boolean {
  if (bindings[type]?.includes(field)) return true;
  const isDefault = type === 'AssignmentPattern' && field === 'right';
  return isBinding && /Pattern$|^RestElement$|^Property$/.test(type) && !isDefault;
}

/** Globals of a built script: every variable that it reads and does not declare, in order. */
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
