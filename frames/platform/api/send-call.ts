import { ofetch } from 'ofetch';
import { sentOf } from './call';
import type { SendCall } from './raw-answer';

/** Sends a call by the library. In the query of a GET a field without a value is left out and a list repeats its name. */
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
