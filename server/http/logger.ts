import type { DestinationStream, LogFn, Logger } from 'pino';
import pino from 'pino';
import type { Config } from '../config';
import { describeError } from '../platform/describe-error';

/** Structured logs. Requests are logged by route pattern, method and status, without address, header or body. Errors,
 *  under any field name, are described without their values; the finished line is scrubbed in addition. */
export function createLogger(level: Config['logLevel'], destination?: DestinationStream): Logger {
  return pino(
    {
      level,
      base: { service: 'kadam' },
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: {
        paths: [
          'otp',
          'authValue',
          'code',
          'token',
          'authToken',
          'mobile',
          'email',
          'userName',
          'secret',
          'headers',
          'body',
        ].flatMap((name) => [name, `*.${name}`]),
        censor: '[redacted]',
      },
      serializers: { err: (given: unknown) => given, req: undefinedSerializer, res: undefinedSerializer },
      formatters: { log: describeErrors },
      hooks: { streamWrite: scrub, logMethod: withoutErrorsMessage },
    },
    destination ?? pino.destination(1),
  );
}

const undefinedSerializer = (): undefined => undefined;

const describeErrors = (fields: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, value instanceof Error ? describeError(value) : value]),
  );

/** Without a message of its own a line would get that of the error, from pino and from the framework. */
function withoutErrorsMessage(this: Logger, given: Parameters<LogFn>, log: LogFn): void {
  const [first, words, ...others] = given as [unknown, unknown, ...unknown[]];
  const fields = first instanceof Error ? { err: first } : first;
  const error = typeof fields === 'object' && fields !== null && 'err' in fields ? fields.err : undefined;
  const isOwn = !(error instanceof Error) || (typeof words === 'string' && words !== error.message);
  log.apply(this, isOwn ? given : ([fields, 'an error', ...others] as Parameters<LogFn>));
}

const mobileNumber = /(?<!\d)(\d{2})\d{5}(\d{3})(?!\d)/g;
const webToken = /eyJ[\w-]+\.[\w-]+\.[\w-]*/g;
/** The secret part of a payment or application link. */
const reference = /\b(ref=)[\w-]+/g;

/** Masks runs of exactly ten digits, JSON web tokens, and secrets of links. */
const scrub = (line: string): string =>
  line.replace(webToken, '[token]').replace(reference, '$1[reference]').replace(mobileNumber, '$1XXXXX$2');
