import type { Schema } from '../../shared/bridge';

/** Lines of a source file from the one that contains `from` to the next that starts with `to`. Throws if one is
 *  missing. */
export function block(text: string, from: string, to: string): string {
  const start = text.indexOf(from);
  const end = start === -1 ? -1 : text.indexOf(`\n${to}`, start);
  if (end === -1) throw new Error(`nothing between ${from} and ${to}`);
  return text.slice(start, end);
}

/** Names of the fields at one indentation of a type, a shape or an object: two spaces by default. */
export const fieldsOf = (source: string, indent = 2): { name: string; isOptional: boolean }[] =>
  [...source.matchAll(new RegExp(`^ {${indent}}(?:readonly )?(\\w+)(\\?)?:`, 'gm'))].map(([, name = '', mark]) => ({
    name,
    isOptional: mark === '?',
  }));

/** Whether an option is required, in the words of the documents. */
export function isNeeded(schema: Schema<unknown>): 'yes' | 'no' {
  try {
    schema(undefined, '');
    return 'no';
  } catch {
    return 'yes';
  }
}
