import { ofetch } from 'ofetch';
import { sentOf } from './call';
import type { SendCall } from './raw-answer';

/** Sends a call by the library. A GET query leaves out undefined fields and repeats the name of a list. */
export const sendCall: SendCall = async (call, signal) => {
  const {
    status,
    headers,
    _data: body,
  } = await ofetch.raw(call.path, {
    ...sentOf(call),
    ...(call.method === 'GET' && { query: (call.input ?? {}) as Record<string, unknown> }),
    signal,
    ignoreResponseError: true,
    retry: false,
    responseType: 'json',
  });
  return { status, headers, body };
};
