import type { ApiClient } from '../../platform/api/client';

/** Answers each call by what stands next; an `Error` is thrown. What was asked stands in `asked`. */
export function fakeClient() {
  const asked: [path: string, input: unknown][] = [];
  const answers: unknown[] = [];
  const client = {
    call: async ({ path }: { readonly path: string }, input: unknown) => {
      asked.push([path, input]);
      const answer = answers.shift();
      if (answer instanceof Error) throw answer;
      return answer;
    },
    // SAFETY: the pages call nothing else of it.
  } as unknown as ApiClient;
  return { client, asked, answers };
}

/** A page whose addresses are only noted: where it was led stands in `led`. */
export function fakePage(search = '') {
  const led: string[] = [];
  const timers: (() => void)[] = [];
  const go = (url: string): void => void led.push(url);
  const page = Object.create(window, {
    location: { value: { search, pathname: '/', assign: go, replace: go, origin: window.location.origin } },
    setTimeout: { value: (run: () => void) => timers.push(run) },
    clearTimeout: { value: (id: number) => timers.splice(id - 1, 1) },
    sessionStorage: { value: window.sessionStorage },
    document: { value: window.document },
    history: { value: { replaceState: (_: unknown, __: string, url: string) => led.push(`now ${url}`) } },
    crypto: { value: window.crypto },
    Date: { value: Date },
    addEventListener: { value: () => undefined },
    // SAFETY: of a window the pages use these.
  }) as Window & typeof globalThis;
  const fire = (): void => {
    for (const run of timers.splice(0)) run();
  };
  return { page, led, fire };
}
