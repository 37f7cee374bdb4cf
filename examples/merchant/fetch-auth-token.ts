import * as z from 'zod/mini';

const Answer = z.object({ authToken: z.string().check(z.minLength(1)) });

/** Fetches a new token from the shop's server, which has the secret. Throws if the server refuses or is down. */
export async function fetchAuthToken(agentId: string, asked: { readonly expired?: boolean } = {}): Promise<string> {
  const response = await fetch('/kadam/token', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ agentId, ...asked }),
  });
  if (!response.ok) throw new Error(`the shop's server answered ${response.status}`);
  return Answer.parse(await response.json()).authToken;
}
