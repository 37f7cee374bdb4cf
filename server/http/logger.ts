import type { DestinationStream, Logger } from 'pino';
import pino from 'pino';
import type { Config } from '../config';

/** Structured logs. Requests are logged by route pattern, method and status: no address, header or body. What still
 *  slips in (a database error quoting a row) is scrubbed from the finished line. */
export function createLogger(level: Config['logLevel'], destination?: DestinationStream): Logger {
  return pino(
    {
      level,
      base: { service: 'kadam' },
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: {
        paths: [
          'otp',
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
      serializers: { err: pino.stdSerializers.err, req: undefinedSerializer, res: undefinedSerializer },
      hooks: { streamWrite: scrub },
    },
    destination ?? pino.destination(1),
  );
}

const undefinedSerializer = (): undefined => undefined;

const mobileNumber = /(?<!\d)(\d{2})\d{5}(\d{3})(?!\d)/g;
const webToken = /eyJ[\w-]+\.[\w-]+\.[\w-]*/g;

/** Masks every run of exactly ten digits and every JSON web token. */
export const scrub = (line: string): string => line.replace(webToken, '[token]').replace(mobileNumber, '$1XXXXX$2');
