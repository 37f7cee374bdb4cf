import type { DestinationStream, LogFn, Logger } from 'pino';
import pino from 'pino';
import type { Config } from '../config';
import { describeError } from '../platform/describe-error';

/** Structured logs. Requests are logged by route pattern, method and status: no address, header or body. Whatever error
 *  is handed in, under any name, is described without its values. What still slips in is scrubbed from the finished
 *  line. */
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

/** Where a line has an error and no words, pino takes those of the error, and the framework hands them in itself. */
function withoutErrorsMessage(this: Logger, given: Parameters<LogFn>, log: LogFn): void {
  const [first, words, ...others] = given as [unknown, unknown, ...unknown[]];
  const fields = first instanceof Error ? { err: first } : first;
  const error = typeof fields === 'object' && fields !== null && 'err' in fields ? fields.err : undefined;
  const isOwn = !(error instanceof Error) || (typeof words === 'string' && words !== error.message);
  log.apply(this, isOwn ? given : ([fields, 'an error', ...others] as Parameters<LogFn>));
}

const mobileNumber = /(?<!\d)(\d{2})\d{5}(\d{3})(?!\d)/g;
const webToken = /eyJ[\w-]+\.[\w-]+\.[\w-]*/g;
/** The part of a link that opens a payment or an application. */
const reference = /\b(ref=)[\w-]+/g;

/** Masks every run of exactly ten digits, every JSON web token, and what a link opens. */
const scrub = (line: string): string =>
  line.replace(webToken, '[token]').replace(reference, '$1[reference]').replace(mobileNumber, '$1XXXXX$2');
