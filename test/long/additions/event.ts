import { type Addition, behind } from './addition';

const row = '    widgetClosed: end<CheckoutCloseReason>(),\n';

export const event: Addition = {
  what: "an event from a frame to the merchant's page",
  touches: {
    'shared/bridge/frames.ts': {
      edit: behind(row, '    /** The shopper has read what was bought. */\n    orderRead: event(Nothing),\n'),
      missed: { by: 'types', says: '"orderRead"' },
      isDeclaration: true,
    },
    'sdk/types/kadam.d.mts': {
      edit: behind(
        '  transactionCompleted: CompletedPayment;\n',
        '  /**\n   * Fired when the shopper has read what was bought.\n   *\n   * Payload: empty.\n   */\n  orderRead: Empty;\n',
      ),
      missed: { by: 'types', says: 'test/types/public-types.ts' },
    },
    'frames/checkout/app/emit-ready.ts': {
      edit: behind("    host.emit('widgetReady', {});\n", "    host.emit('orderRead', {});\n"),
    },
    'frames/checkout/senders.ts': {
      edit: behind('    widgetReady: typeof emitReady;\n', '    orderRead: typeof emitReady;\n'),
      missed: { by: 'types', says: 'frames/checkout/senders.ts' },
    },
    'test/contracts/support/kinds.ts': {
      edit: behind('    pendingChanged: { isPending: true },\n', '    orderRead: {},\n'),
      missed: { by: 'types', says: "'orderRead' is missing" },
    },
    'docs/bridge.md': {
      edit: behind(
        '| `otpCredential` | frame → host | `state`, as above |\n| `widgetClosed` | frame → host | `reason` |\n',
        '| `orderRead` | frame → host | nothing: the shopper has read what was bought |\n',
      ),
      missed: { by: 'test/docs/docs.test.ts', says: 'orderRead' },
      isDeclaration: true,
    },
    'docs/merchant-guide.md': {
      edit: behind(
        '| `purchaseAsked` | eligibility | `{}`: the shopper wants to buy on EMI, or to apply while buying |\n',
        '| `orderRead` | checkout | `{}`: the shopper has read what was bought |\n',
      ),
      missed: { by: 'test/docs/docs.test.ts', says: 'orderRead' },
    },
  },
};
