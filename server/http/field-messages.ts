import type * as z from 'zod/mini';

const kinds: Readonly<Record<string, string>> = {
  string: 'a string',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'an array',
  object: 'an object',
  record: 'an object',
};

const formats: Readonly<Record<string, string>> = {
  email: 'must be an e-mail address',
  url: 'must be a URL',
  uuid: 'must be a UUID',
  date: 'must be a date such as 2026-11-30',
};

const count = (number: number | bigint, one: string): string => `${number} ${one}${Number(number) === 1 ? '' : 's'}`;
const limited = (origin: string, limit: number | bigint, bound: 'at least' | 'at most'): string => {
  if (origin === 'string') return `must have ${bound} ${count(limit, 'character')}`;
  if (origin === 'array' || origin === 'set') return `must have ${bound} ${count(limit, 'item')}`;
  return `must be ${bound} ${limit}`;
};

/** Default message of an issue, as the end of a sentence that starts with the field name. */
export function fieldMessage(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'is required' : `must be ${kinds[issue.expected] ?? issue.expected}`;
    case 'too_small':
      if (issue.inclusive === false) return `must be more than ${issue.minimum}`;
      return limited(issue.origin, issue.minimum, 'at least');
    case 'too_big':
      if (issue.inclusive === false) return `must be less than ${issue.maximum}`;
      return limited(issue.origin, issue.maximum, 'at most');
    case 'not_multiple_of':
      return `must be a multiple of ${issue.divisor}`;
    case 'invalid_value':
      if (issue.input === undefined) return 'is required';
      return `must be ${issue.values.length > 1 ? 'one of ' : ''}${issue.values.map(String).join(', ')}`;
    case 'invalid_format':
      return (
        formats[issue.format] ?? (issue.pattern === undefined ? 'has a wrong form' : `must match ${issue.pattern}`)
      );
    case 'unrecognized_keys':
      return 'unknown field';
    case 'invalid_union':
      return issue.input === undefined ? 'is required' : 'has none of the accepted forms';
    default:
      return undefined;
  }
}
