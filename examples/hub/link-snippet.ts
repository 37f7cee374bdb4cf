import type { SnippetContext, SnippetKind } from './snippet-context';
import { source } from './snippet-source';

/** Code of a payment by link: a button that posts to the shop's server, and the server code. */
export function linkSnippet(kind: SnippetKind, { shop, providerOrigin }: SnippetContext): string {
  if (kind === 'HTML')
    return ['<form method="post" action="/pay">', '  <button>Pay by card-less EMI</button>', '</form>'].join('\n');
  return [
    'app.post("/pay", async (request, reply) => {',
    '  const order = await orderOf(request); // its price comes from your catalogue',
    `  const answer = await fetch(${source(`${providerOrigin}/app/pg/txn-initiate`)}, {`,
    '    method: "POST",',
    '    headers: {',
    '      "content-type": "application/json",',
    `      "ic-merchant-key": ${source(shop.merchantKey)},`,
    '      authorization: "Bearer " + (await serverToken()), // signed with your secret',
    '      "idempotency-key": order.orderId + "-attempt-1",',
    '    },',
    '    body: JSON.stringify({',
    '      orderId: order.orderId,',
    '      amount: order.amountRupees,',
    '      channel: "ONLINE",',
    '      items: order.items,',
    `      returnUrl: ${source(`${shop.merchantURL}/return?order=`)} + order.orderId,`,
    '    }),',
    '  });',
    '  const { success, data, message } = await answer.json();',
    '  if (!success) return reply.code(502).send({ message }); // another way to pay',
    '  return reply.redirect(data.paymentLink, 303);',
    '});',
  ].join('\n');
}
