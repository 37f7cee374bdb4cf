import type { ReactNode } from 'react';
import { Button } from '../../kit/button';
import { ResultHead } from '../../kit/result-head';
import { Stack } from '../../kit/stack';
import type { Messages } from '../messages/messages';

/** The browser keeps nothing for anybody, so no session either. Source: S1§2.3. */
export function Incompatible(props: { readonly messages: Messages; readonly onRetry: () => void }): ReactNode {
  const { incompatible: words } = props.messages;
  return (
    <Stack gap={4}>
      <ResultHead sign="error" heading={words.heading} under={{ paragraph: words.text }} />
      <Button kind="secondary" icon="retry" onClick={props.onRetry}>
        {words.tryAgain}
      </Button>
    </Stack>
  );
}
