import type { DemoId } from './demos';
import { linkSnippet } from './link-snippet';
import { type HubOptions, type Shop, sdkOptions } from './options';
import { callLines, inScript, source } from './snippet-source';
import { checkoutOptions, eligibilityOptions, shopperOptions } from './widget-calls';

export type SnippetKind = 'HTML' | 'npm' | 'Server';

/** The kinds of code that a demo has, the first of them first. A payment link needs nothing of the SDK. */
export const kindsOf = (demo: DemoId): readonly [SnippetKind, ...SnippetKind[]] =>
  demo === 'payment-link' ? ['Server', 'HTML'] : ['HTML', 'npm'];

export interface SnippetContext {
  readonly options: HubOptions;
  readonly shop: Shop;
  /** Where the SDK comes from. */
  readonly providerOrigin: string;
}

/** A place in the page that the widget fills, and the script that does it. */
interface Parts {
  readonly place: readonly string[];
  readonly script: readonly string[];
}

function parts(demo: Exclude<DemoId, 'promo' | 'payment-link'>, { options, shop }: SnippetContext): Parts {
  const place = (id: string): readonly string[] => [`<div id="${id}"></div>`];
  switch (demo) {
    case 'sales-app':
      return { place: [], script: salesApp(options, shop) };
    case 'eligibility': {
      const isInline = options.placement === 'inline';
      return {
        place: isInline ? place('kadam-eligibility') : [],
        script: [
          ...callLines('Kadam.checkEligibility(', {
            ...(isInline && { container: '#kadam-eligibility' }),
            ...eligibilityOptions(options, shop),
          }),
          'session.on("eligibilityChecked", ({ result }) => console.log(result.outcome, result.lenders));',
        ],
      };
    }
    case 'checkout':
      return { place: [], script: checkout(options, shop) };
    case 'benefits':
      return {
        place: place('kadam-benefits'),
        script: callLines('Kadam.mountBenefits("#kadam-benefits", ', shopperOptions(options, shop)),
      };
    case 'communication':
      return { place: [], script: callLines('Kadam.openCommunication(', shopperOptions(options, shop)) };
    default:
      return demo satisfies never;
  }
}

const salesApp = (options: HubOptions, shop: Shop): readonly string[] => {
  const call = sdkOptions(options, shop);
  return [
    ...callLines('Kadam.openSalesApp(', call, [
      '// your server signs it; the browser never sees the secret',
      'async getAuthToken() {',
      '  const answer = await fetch("/kadam/token", {',
      '    method: "POST",',
      '    headers: { "content-type": "application/json" },',
      `    body: JSON.stringify({ agentId: ${JSON.stringify(call.merchantAgentId)} }),`,
      '  });',
      '  return (await answer.json()).authToken;',
      '},',
    ]),
    'session.on("closed", ({ reason, error }) => console.log(reason, error?.code));',
  ];
};

const checkout = (options: HubOptions, shop: Shop): readonly string[] => [
  '// your server calls POST /app/pg/txn-initiate and answers with the token',
  'const order = await fetch("/orders", {',
  '  method: "POST",',
  '  headers: { "content-type": "application/json" },',
  '  body: JSON.stringify({ lines: [{ wareId: "lumen-m2-kit", quantity: 1 }] }),',
  '}).then((answer) => answer.json());',
  '',
  ...callLines('Kadam.openCheckout(', checkoutOptions(options, shop), ['checkoutToken: order.checkoutToken,']),
  'const end = await session.result;',
  '// your server verifies the signature; the page only passes it on',
  'if (end.outcome === "completed")',
  '  await fetch("/orders/" + order.orderId + "/result", {',
  '    method: "POST",',
  '    headers: { "content-type": "application/json" },',
  '    body: JSON.stringify({ signedResult: end.signedResult }),',
  '  });',
];

/** The code that does what the form says, to be copied. */
export function snippet(kind: SnippetKind, demo: DemoId, context: SnippetContext): string {
  if (demo === 'promo') return promo(kind, context);
  if (demo === 'payment-link') return linkSnippet(kind, context);
  const { place, script } = parts(demo, context);
  const { providerOrigin } = context;
  if (kind === 'npm')
    return [
      'import { createKadam } from "@kadam/sdk";',
      '',
      `const Kadam = createKadam({ provider: ${source(providerOrigin)} });`,
      ...script,
    ].join('\n');
  return [
    `<script src="${providerOrigin}/sdk/v1/kadam.js"></script>`,
    '',
    ...place,
    ...(place.length > 0 ? [''] : []),
    demo === 'checkout' ? '<script type="module">' : '<script>',
    ...script.map((line) => (line === '' ? '' : `  ${inScript(line)}`)),
    '</script>',
  ].join('\n');
}

function promo(kind: SnippetKind, { options, shop, providerOrigin }: SnippetContext): string {
  const amount = Number(options.amount) || 0;
  const element = [
    '<kadam-promo',
    `  merchant-key="${shop.merchantKey}"`,
    `  amount="${amount}"`,
    `  form="${options.promoForm}"`,
    ...(options.locale === 'en' ? [] : [`  locale="${options.locale}"`]),
    `  primary-cta-color="${options.primaryColour}"`,
    `  secondary-cta-color="${options.secondaryColour}"`,
    '  merchant-name="Zenmart"',
    '></kadam-promo>',
  ];
  if (kind === 'HTML')
    return [`<script src="${providerOrigin}/sdk/v1/elements.js"></script>`, '', ...element].join('\n');
  return [
    'import { defineElements } from "@kadam/sdk/elements";',
    '',
    `defineElements({ provider: ${source(providerOrigin)} });`,
    '',
    ...element.map((line) => `// ${line}`),
  ].join('\n');
}
