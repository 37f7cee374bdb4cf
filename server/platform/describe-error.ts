import * as z from 'zod/mini';

interface ErrorDescription {
  /** Its class, and its name if that adds information: 'DatabaseError', 'DOMException TimeoutError'. */
  readonly type: string;
  /** SQLSTATE, or a code of the system or framework. Not named `code`, which in a log means a customer's. */
  readonly errorCode?: string;
  readonly message?: string;
  /** Field and broken rule of a schema: 'items.0.quantity: too_big'. */
  readonly issues?: readonly string[];
  /** Database objects, if the database names them. */
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

/** Nesting limit of causes, which also ends a cycle. */
const CAUSES_TOLD = 4;
const SIBLINGS_AT_MOST = 5;

const identifier = /^[\w$]{1,64}$/;
const namesFromDatabase = ['table', 'column', 'constraint', 'routine', 'syscall'] as const;

/** Describes a thrown value. Apart from class, code and place an error may contain anything: a database quotes the row
 *  or the parameters (`detail`, `where`, `query`, `params`), a parser its input, the HTTP server the raw request. So
 *  fields are copied by name, and values are removed from the message. */
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

/** Stack frames after the message, whose lines may look like frames. Empty if the stack starts with another message. */
function framesOf({ stack = '', message }: Error): string {
  const at = stack.indexOf(message);
  const frames = at === -1 ? '' : stack.slice(at + message.length);
  return frames
    .split('\n')
    .filter((line) => frame.test(line))
    .join('\n');
}

/** From the first quotation mark to the last, as a value may contain some. An apostrophe inside a word does not
 *  count. */
const quoted = /(?:["`“«]|(?<!\w)['‘])(?:.*["'`”’»]|.*)/;
/** '(mobile)=(…)', 'user=…'. */
const assigned = /=\s*(?:\(.*\)|\S+)/g;
const addresses = /[a-z][a-z\d+.-]*:\/\/\S+|\S+@\S+/gi;
/** Numbers, codes, dates and tokens: four or more characters with a digit, or longer than any word. */
const figures = /(?=[\w./:+-]*\d)[\w./:+-]{4,}|[\w-]{24,}/g;

/** First line of an error's message without quoted text, numbers, codes, tokens, dates and addresses. An unquoted name
 *  is not recognised: our messages contain none. */
export const withoutValues = (message: string): string =>
  (message.split('\n', 1)[0] ?? '')
    .replace(quoted, '…')
    .replace(assigned, '=…')
    .replace(addresses, '…')
    .replace(figures, '…');
