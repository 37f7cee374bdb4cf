import * as z from 'zod/mini';
import { errorClasses, errorPlaces, reportingFrames } from '../rules/frame-errors';
import { frameErrorAddress } from './addresses';
import { endpoint } from './endpoint';

/** Reports an error in a frame, to be counted. Has no text field, so it contains no message, number, token or address.
 *  An unknown code counts as `other`. Source: S1§8, S1§7. */
export const frameError = endpoint({
  ...frameErrorAddress,
  summary: 'An error in a frame, without any value',
  scope: 'public',
  request: z.strictObject({
    frame: z.enum(reportingFrames),
    place: z.enum(errorPlaces),
    errorClass: z.enum(errorClasses),
    code: z.union([z.int().check(z.gte(100), z.lte(9999)), z.string().check(z.regex(/^[A-Z_]{1,64}$/))]),
    version: z.string().check(z.regex(/^\d{1,2}\.\d{1,2}\.\d{1,2}$/)),
  }),
  response: z.object({}),
});
