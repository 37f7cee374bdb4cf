import { type Addition, before, behind, create } from './addition';

const file = `import type { ReactNode } from 'react';
import * as icons from '../../kit/icons';
import { MessageScreen } from '../../kit/message-screen';
import type { ViewProps } from '../view';
import { CheckoutBar } from './checkout-bar';

/** What the shopper has earned with the payment. */
export const RewardsScreen = (props: ViewProps): ReactNode => (
  <MessageScreen
    bar={<CheckoutBar {...props} />}
    art={{ icon: icons.swap, at: 2 }}
    title={props.messages.titles.rewards}
    text=""
    button={props.messages.common.close}
    onPress={() => props.send({ type: 'exitAsked' })}
    poweredBy={props.messages.common.poweredBy}
  />
);
`;
const row = "  rewards: { back: 'nowhere' },\n";
const loader = '  rewards: { load: async () => (await rest()).RewardsScreen },\n';

export const screen: Addition = {
  what: 'a screen of the checkout',
  touches: {
    'frames/checkout/flow/screen.ts': {
      edit: behind(
        "  | { readonly name: 'ownedElsewhere'; readonly isTakenOver: boolean }\n",
        "  | { readonly name: 'rewards' }\n",
      ),
      missed: { by: 'types', says: "'rewards' does not exist" },
      isDeclaration: true,
    },
    'frames/checkout/messages.ts': {
      edit: before("      ownedElsewhere: 'Payment continues elsewhere',\n", "      rewards: 'What you earned',\n"),
      missed: { by: 'types', says: 'shared/messages/hi/frames/checkout.ts' },
      isDeclaration: true,
    },
    'frames/checkout/flow/screen-table.ts': {
      edit: before('  ownedElsewhere: {\n', row),
      missed: { by: 'types', says: 'frames/checkout/flow/screen-table.ts' },
    },
    'frames/checkout/app/lazy-screens.ts': {
      edit: before('  ownedElsewhere: {', loader),
      missed: { by: 'types', says: 'frames/checkout/app/lazy-screens.ts' },
    },
    'frames/checkout/late/rest.ts': {
      edit: before('export { SplitLinkSendScreen }', "export { RewardsScreen } from '../screens/rewards';\n"),
      missed: { by: 'types', says: "'RewardsScreen' does not exist" },
      isDeclaration: true,
    },
    'shared/messages/hi/frames/checkout.ts': {
      edit: before("    ownedElsewhere: 'भुगतान कहीं और चल रहा है',\n", "    rewards: 'आपने क्या पाया',\n"),
      missed: { by: 'types', says: 'shared/messages/hi/frames/checkout.ts' },
    },
    'frames/checkout/screens/rewards.tsx': {
      edit: create(file),
      missed: { by: 'types', says: "'../screens/rewards'" },
    },
    'frames/checkout/flow/testing/screens.ts': {
      edit: before('  ownedElsewhere: [\n', "  rewards: [{ name: 'rewards' }],\n"),
      missed: { by: 'types', says: 'frames/checkout/flow/testing/screens.ts' },
    },
  },
};
