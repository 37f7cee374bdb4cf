import { ofetch } from 'ofetch';
import { ApiError } from './api-error';

export interface RawAnswer {
  readonly status: number;
  /** Parsed JSON, or the text where it is none; undefined without a body. */
  readonly body: unknown;
}

/** A path with the fields of a GET as its query; one without a value is left out, a list repeats its name. */
function address(path: string, fields: unknown): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(fields ?? {})) {
    for (const each of Array.isArray(value) ? value : [value ?? null]) {
      if (each !== null) query.append(name, String(each));
    }
  }
  const text = query.toString();
  return text === '' ? path : `${path}${path.includes('?') ? '&' : '?'}${text}`;
}

/** One HTTP exchange, without judging the answer. `input` is the body of a POST and the query of a GET. Throws `ApiError` where there is none: 'Network Error', 'Request
 *  aborted' or 'timeout of {n}ms exceeded', all with code 500. Source: S1§8. */
export async function request(about: {
  method: 'GET' | 'POST';
  path: string;
  input: unknown;
  headers: Readonly<Record<string, string>>;
  timeoutMs: number;
  signal: AbortSignal | undefined;
}): Promise<RawAnswer> {
  const controller = new AbortController();
  const abort = (): void => controller.abort();
  let timedOut = false;
  const timer = setTimeout(() => {
    timedOut = true;
    abort();
  }, about.timeoutMs);
  if (about.signal?.aborted) abort();
  about.signal?.addEventListener('abort', abort);
  try {
    const isPost = about.method === 'POST';
    const response = await ofetch.raw(isPost ? about.path : address(about.path, about.input), {
      method: about.method,
      headers: { accept: 'application/json', ...about.headers },
      ...(isPost && { body: about.input as Record<string, unknown> }),
      signal: controller.signal,
      credentials: 'same-origin',
      ignoreResponseError: true,
      retry: false,
      responseType: 'json',
    });
    return { status: response.status, body: response._data };
  } catch (cause) {
    if (timedOut) throw silent('timeout', `timeout of ${about.timeoutMs}ms exceeded`, cause);
    if (controller.signal.aborted) throw silent('aborted', 'Request aborted', cause);
    throw silent('network', 'Network Error', cause);
  } finally {
    clearTimeout(timer);
    about.signal?.removeEventListener('abort', abort);
  }
}

const silent = (kind: 'network' | 'timeout' | 'aborted', message: string, cause: unknown): ApiError =>
  new ApiError({ kind, status: 500, message, cause });
