import type { SalesAppCall } from '../merchant/sales-session';

export const snippetKinds = ['HTML', 'npm'] as const;
export type SnippetKind = (typeof snippetKinds)[number];

/** A value as JavaScript source: bare keys, double quotes, small objects on one line. */
function source(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).map(([key, field]) => `${key}: ${source(field)}`);
  return `{ ${fields.join(', ')} }`;
}

/** `</` would end the script that the code stands in. */
const inScript = (code: string): string => code.replaceAll('</', '<\\/');

function call(options: SalesAppCall): string[] {
  return [
    'const session = Kadam.openSalesApp({',
    ...Object.entries(options).map(([key, value]) => `  ${key}: ${source(value)},`),
    '  // your server signs it; the browser never sees the secret',
    '  async getAuthToken() {',
    '    const answer = await fetch("/kadam/token", {',
    '      method: "POST",',
    '      headers: { "content-type": "application/json" },',
    `      body: JSON.stringify({ agentId: ${JSON.stringify(options.merchantAgentId)} }),`,
    '    });',
    '    return (await answer.json()).authToken;',
    '  },',
    '});',
    'session.on("closed", ({ reason, error }) => console.log(reason, error?.code));',
  ];
}

/** The code that does what the form says, to be copied. `providerOrigin`: where the SDK comes from. */
export function snippet(kind: SnippetKind, options: SalesAppCall, providerOrigin: string): string {
  switch (kind) {
    case 'HTML':
      return [
        `<script src="${providerOrigin}/sdk/v1/kadam.js"></script>`,
        '',
        '<script>',
        ...call(options).map((line) => `  ${inScript(line)}`),
        '</script>',
      ].join('\n');
    case 'npm':
      return [
        'import { createKadam } from "@kadam/sdk";',
        '',
        `const Kadam = createKadam({ provider: ${JSON.stringify(providerOrigin)} });`,
        ...call(options),
      ].join('\n');
    default:
      return kind satisfies never;
  }
}
