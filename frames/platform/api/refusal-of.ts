import * as z from 'zod/mini';
import { FailureEnvelope } from '../../../shared/api/envelope';
import { ApiError } from './api-error';
import type { RawAnswer } from './raw-answer';

/** What a refusal says for itself, whatever it calls its flag. Source: S1§8. */
const Words = z.omit(FailureEnvelope, { success: true });

/** An answer that is no success, as what its call rejects with. `isOk`: its status says otherwise. */
export function refusalOf({ status, body }: RawAnswer, isOk: boolean): ApiError {
  const parsed = z.safeParse(Words, body);
  const said = parsed.success ? parsed.data : null;
  const about = {
    ...(said && { code: said.code, data: said.data }),
    title: said?.title ?? null,
    type: said?.type ?? null,
    retry: said?.retry ?? null,
    fields: said?.fields ?? [],
  };
  // What a token is refused for is nobody's to read.
  const message = status === 401 ? 'Authorization Fail' : (said?.message ?? '');
  if (isOk) return new ApiError({ ...about, kind: 'business', status: 400, message });
  return new ApiError({ ...about, kind: 'http', status, message, data: said ? said.data : body });
}
