import { type Plugin, rollup } from 'rollup';
import { expect, it } from 'vitest';
import { unreadByFrames, unreadByHosts, withoutUnreadFields } from './unread-fields-plugin';

/** What is left of a module of that path. */
async function leftOf(path: string, code: string, unread = unreadByFrames): Promise<string> {
  const given: Plugin = {
    name: 'given',
    resolveId: (id) => (id === path ? path : { id, external: true }),
    load: (id) => (id === path ? code : null),
  };
  const bundle = await rollup({ input: path, plugins: [given, withoutUnreadFields(unread)], treeshake: false });
  const { output } = await bundle.generate({ format: 'es' });
  return output[0].code.replace(/\s+/g, ' ').trim();
}

it('an endpoint keeps method, path, answer and whether it takes a key', async () => {
  const code = `import { endpoint } from './endpoint';
    const request = 1;
    export const save = endpoint({
      ...base, method: 'POST', path: '/app/save', summary: 'Saves', scope: 'widget',
      request: z.object({ errors: z.string() }), response: z.object({ request: z.string() }), errors: ['NO'], idempotent: true,
    });`;
  expect(await leftOf('/x/shared/api/save.ts', code)).toContain(
    "endpoint({ ...base, method: 'POST', path: '/app/save', response: /* @__PURE__ */ z.object({ request: /* @__PURE__ */ z.string() }), idempotent: true, })",
  );
});

it('a row of an error keeps what is said to people', async () => {
  const code = `import { rowOf, rowsOf } from './row';
    export const rows = rowsOf('http')([{ name: 'A', next: 'Try again.', message: 'No.' }, { name: 'B', next: 'Wait.' }]);
    export const row = rowOf('common')({ name: 'C', next: 'Wait.' });`;
  const left = await leftOf('/x/shared/errors/http.ts', code);
  expect(left).toContain("rowsOf('http')([{ name: 'A', message: 'No.' }, { name: 'B', }])");
  expect(left).toContain("rowOf('common')({ name: 'C', })");
});

it('a frame in the SDK keeps its address, its options and what comes from it', async () => {
  const code = `import { frame } from './frame';
    export const pos = frame({
      path: '/pos', opensOnce: true, options: { answer: text }, incoming: { setAmount: update(amount) },
      outgoing: { getToken: secretRequest({ answer: token }) },
    });`;
  expect(await leftOf('/x/shared/bridge/frames.ts', code, unreadByHosts)).toContain(
    "frame({ path: '/pos', options: { answer: text }, outgoing: { getToken: /* @__PURE__ */ secretRequest({ }) }, })",
  );
});

it('a definition that nobody needs is left out, though a method is called on it', async () => {
  const code = "import * as z from 'zod/mini'; export const Day = z.string().check(z.trim());";
  expect(await leftOf('/x/shared/api/fields.ts', code)).toContain(
    'Day = /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.trim())',
  );
});

it('what such a definition is made of is left out with it, but for what a check of it calls', async () => {
  const code = `import * as z from 'zod/mini';
    export const Mail = z.union([z.literal(''), z.string().check(z.trim(), (found) => found.issues.push(1))]);`;
  const pure = '/* @__PURE__ */';
  expect(await leftOf('/x/shared/api/fields.ts', code)).toContain(
    `Mail = ${pure} z.union([${pure} z.literal(''), ${pure} z.string().check(${pure} z.trim(), (found) => found.issues.push(1))])`,
  );
});

it('nothing else is touched', async () => {
  const code = "export const step = endpoint({ next: 'pay', request: 1 });";
  expect(await leftOf('/x/frames/agent/flow/step.ts', code)).toContain("endpoint({ next: 'pay', request: 1 })");
});
