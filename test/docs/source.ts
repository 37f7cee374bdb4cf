import type { Schema } from '../../shared/bridge';

/** The lines of a source file from the one that holds `from` to the next that begins with `to`. Throws without them. */
export function block(text: string, from: string, to: string): string {
  const start = text.indexOf(from);
  const end = start === -1 ? -1 : text.indexOf(`\n${to}`, start);
  if (end === -1) throw new Error(`nothing between ${from} and ${to}`);
  return text.slice(start, end);
}

/** Names of the fields that stand at one depth of a type, a shape or an object: two spaces in by default. */
export const fieldsOf = (source: string, indent = 2): { name: string; isOptional: boolean }[] =>
  [...source.matchAll(new RegExp(`^ {${indent}}(?:readonly )?(\\w+)(\\?)?:`, 'gm'))].map(([, name = '', mark]) => ({
    name,
    isOptional: mark === '?',
  }));

/** Whether an option has to be given, as the documents say it. */
export function isNeeded(schema: Schema<unknown>): 'yes' | 'no' {
  try {
    schema(undefined, '');
    return 'no';
  } catch {
    return 'yes';
  }
}
