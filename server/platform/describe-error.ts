import * as z from 'zod/mini';

/** Loggable part of an error: kind and origin, no personal data. */
interface ErrorDescription {
  /** Its class, and its own name where that says more: 'DatabaseError', 'DOMException TimeoutError'. */
  readonly type: string;
  /** SQLSTATE, or the system's or framework's word. Not `code`: in a log that is a customer's. */
  readonly errorCode?: string;
  readonly message?: string;
  /** Which fields broke which rule of a schema: 'items.0.quantity: too_big'. */
  readonly issues?: readonly string[];
  /** Names of our own tables, columns and rules, where the database gives them. */
  readonly table?: string;
  readonly column?: string;
  readonly constraint?: string;
  readonly routine?: string;
  readonly syscall?: string;
  /** Without the first lines, which repeat the message. */
  readonly stack?: string;
  readonly cause?: ErrorDescription;
  readonly errors?: readonly ErrorDescription[];
}

/** Errors inside an error; deeper ones are left out, which also ends a chain that leads back to its start. */
const CAUSES_TOLD = 4;
const SIBLINGS_AT_MOST = 5;

const identifier = /^[\w$]{1,64}$/;
const namesFromDatabase = ['table', 'column', 'constraint', 'routine', 'syscall'] as const;

/** Describes anything that was thrown. What an error says beside its class, code and place may hold anything: a
 *  database quotes the row or the statement's parameters (`detail`, `where`, `query`, `params`), a parser what it has
 *  read, the HTTP server the raw request. So fields are taken by name, and the message loses every value. */
export function describeError(thrown: unknown, depth = 0): ErrorDescription {
  if (!(thrown instanceof Error)) return { type: typeof thrown };
  const fields: Partial<Record<string, unknown>> = { ...thrown, cause: thrown.cause };
  const inner = 'errors' in thrown && Array.isArray(thrown.errors) ? (thrown.errors as unknown[]) : [];
  const goesOn = depth < CAUSES_TOLD;
  const stack = framesOf(thrown);
  return {
    type: typeOf(thrown),
    ...(isName(fields.code) ? { errorCode: String(fields.code) } : {}),
    ...(thrown instanceof z.core.$ZodError
      ? { issues: thrown.issues.map(describeIssue) }
      : { message: withoutValues(thrown.message) }),
    ...Object.fromEntries(
      namesFromDatabase.flatMap((name) => (isName(fields[name]) ? [[name, String(fields[name])]] : [])),
    ),
    ...(stack === '' ? {} : { stack }),
    ...(goesOn && fields.cause !== undefined ? { cause: describeError(fields.cause, depth + 1) } : {}),
    ...(goesOn && inner.length > 0
      ? { errors: inner.slice(0, SIBLINGS_AT_MOST).map((each) => describeError(each, depth + 1)) }
      : {}),
  };
}

const isName = (value: unknown): boolean =>
  typeof value === 'number' || (typeof value === 'string' && identifier.test(value));

function typeOf(error: Error): string {
  const names = new Set([error.constructor.name, error.name].filter((name) => isName(name) && !/^error$/i.test(name)));
  return [...names].join(' ') || 'Error';
}

const describeIssue = ({ path, code }: z.core.$ZodIssue): string =>
  `${path.map((part) => (isName(part) ? String(part) : '…')).join('.')}: ${code}`;

const frame = /^ {4}at .*[:(](?:\d+|<anonymous>|native|0x[\da-f]+)\)?$/;

/** What stands behind the message, whose lines may look like those of a stack. Nothing, where the message is another
 *  than the stack begins with. */
function framesOf({ stack = '', message }: Error): string {
  const at = stack.indexOf(message);
  const frames = at === -1 ? '' : stack.slice(at + message.length);
  return frames
    .split('\n')
    .filter((line) => frame.test(line))
    .join('\n');
}

/** From the first quotation mark to the last: a value may hold some itself. An apostrophe inside a word is none. */
const quoted = /(?:["`“«]|(?<!\w)['‘])(?:.*["'`”’»]|.*)/;
/** '(mobile)=(…)', 'user=…'. */
const assigned = /=\s*(?:\(.*\)|\S+)/g;
const addresses = /[a-z][a-z\d+.-]*:\/\/\S+|\S+@\S+/gi;
/** Numbers, codes, dates and tokens: what has a digit in it and four characters or more, or is longer than any word. */
const figures = /(?=[\w./:+-]*\d)[\w./:+-]{4,}|[\w-]{24,}/g;

/** The first line of an error's message without what it quotes: numbers, codes, tokens, dates, addresses, and all in
 *  quotation marks. A name that a message holds without any is not seen: messages of ours hold none. */
export const withoutValues = (message: string): string =>
  (message.split('\n', 1)[0] ?? '')
    .replace(quoted, '…')
    .replace(assigned, '=…')
    .replace(addresses, '…')
    .replace(figures, '…');
