import { useAtomValue } from 'jotai/react';
import type { ReactNode } from 'react';
import { type ApplicationMachine, stateAtom } from './machine';
import { PageView } from './page';

export function App({ machine }: { readonly machine: ApplicationMachine }): ReactNode {
  const { store, send } = machine;
  const { screen } = useAtomValue(stateAtom, { store });
  const messages = useAtomValue(machine.messagesAtom, { store });
  return <PageView screen={screen} onLookAgain={() => send({ type: 'lookedAgain' })} messages={messages} />;
}
