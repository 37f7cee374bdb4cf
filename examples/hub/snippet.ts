import { defaultLocale } from '../../shared/locales';
import type { DemoId } from './demos';
import { linkSnippet } from './link-snippet';
import { chosenLook, type HubOptions, type Shop, sdkOptions } from './options';
import type { SnippetContext, SnippetKind } from './snippet-context';
import { callLines, inScript, source } from './snippet-source';
import { checkoutOptions, eligibilityOptions, shopperOptions } from './widget-calls';

/** Kinds of code of a demo, the default first. A payment link does not use the SDK. */
export const kindsOf = (demo: DemoId): readonly [SnippetKind, ...SnippetKind[]] =>
  demo === 'payment-link' ? ['Server', 'HTML'] : ['HTML', 'npm'];

/** Markup (a container for the widget, or the button that opens it) and its script. */
interface Parts {
  readonly markup: readonly string[];
  readonly script: readonly string[];
}

const BUTTON = 'kadam-button';

/** Opens over the page when the button is pressed. */
const byButton = (text: string, script: readonly string[]): Parts => ({
  markup: [`<button id="${BUTTON}">${text}</button>`],
  script: [
    `document.querySelector("#${BUTTON}").addEventListener("click", async () => {`,
    ...script.map((line) => (line === '' ? '' : `  ${line}`)),
    '});',
  ],
});
const inPlace = (id: string, script: readonly string[]): Parts => ({ markup: [`<div id="${id}"></div>`], script });

function parts(demo: Exclude<DemoId, 'promo' | 'payment-link'>, { options, shop }: SnippetContext): Parts {
  switch (demo) {
    case 'sales-app':
      return byButton('Card-less EMI', salesApp(options, shop));
    case 'eligibility': {
      const isInline = options.placement === 'inline';
      const script = [
        ...callLines('Kadam.checkEligibility(', {
          ...(isInline && { container: '#kadam-eligibility' }),
          ...eligibilityOptions(options, shop),
        }),
        'session.on("eligibilityChecked", ({ result }) => console.log(result.outcome, result.lenders));',
      ];
      return isInline ? inPlace('kadam-eligibility', script) : byButton('Check eligibility', script);
    }
    case 'checkout':
      return byButton('Pay by card-less EMI', checkout(options, shop));
    case 'benefits':
      return inPlace(
        'kadam-benefits',
        callLines('Kadam.mountBenefits("#kadam-benefits", ', shopperOptions(options, shop)),
      );
    case 'communication':
      return byButton('What is card-less EMI?', callLines('Kadam.openCommunication(', shopperOptions(options, shop)));
    default:
      return demo satisfies never;
  }
}

const salesApp = (options: HubOptions, shop: Shop): readonly string[] => [
  ...callLines('Kadam.openSalesApp(', sdkOptions(options, shop), [
    '// your server knows the agent by its own login, and signs; the browser never sees the secret',
    'async getAuthToken() {',
    '  const answer = await fetch("/kadam/token", { method: "POST" });',
    '  if (!answer.ok) throw new Error("no token");',
    '  return (await answer.json()).authToken;',
    '},',
  ]),
  'session.on("closed", ({ reason, error }) => console.log(reason, error?.code));',
];

const checkout = (options: HubOptions, shop: Shop): readonly string[] => [
  '// your server calls POST /app/pg/txn-initiate and answers with the token; prices are its own',
  'const answer = await fetch("/orders", {',
  '  method: "POST",',
  '  headers: { "content-type": "application/json" },',
  '  body: JSON.stringify({ lines: [{ productId: "lumen-m2-kit", quantity: 1 }] }),',
  '});',
  'if (!answer.ok) throw new Error("no order");',
  'const order = await answer.json();',
  '',
  ...callLines('Kadam.openCheckout(', checkoutOptions(options, shop), ['checkoutToken: order.checkoutToken,']),
  'const end = await session.result;',
  'if (end.outcome === "completed") {',
  '  // your server verifies the signature; the page only passes it on',
  '  const recorded = await fetch("/orders/" + order.orderId + "/result", {',
  '    method: "POST",',
  '    headers: { "content-type": "application/json" },',
  '    body: JSON.stringify({ signedResult: end.signedResult }),',
  '  });',
  '  console.log(recorded.ok ? "paid" : "the webhook will tell");',
  '} else console.log(end.outcome, end.reason); // "pending": it may still be paid, so offer nothing else yet',
];

/** Code equivalent of the form. */
export function snippet(kind: SnippetKind, demo: DemoId, context: SnippetContext): string {
  if (demo === 'promo') return promo(kind, context);
  if (demo === 'payment-link') return linkSnippet(kind, context);
  const { markup, script } = parts(demo, context);
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
    ...markup,
    '',
    '<script>',
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
    ...(options.locale === defaultLocale ? [] : [`  locale="${options.locale}"`]),
    `  primary-cta-color="${options.primaryColour}"`,
    `  secondary-cta-color="${options.secondaryColour}"`,
    ...Object.entries(chosenLook(options)).map(([name, word]) => `  ${name}="${word}"`),
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
