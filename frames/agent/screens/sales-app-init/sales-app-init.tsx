import type { ReactNode } from 'react';
import { RowList } from '../../../kit/card';
import { Heading } from '../../../kit/heading';
import { Screen } from '../../../kit/screen';
import { Bone, RowSkeleton } from '../../../kit/skeleton';
import { Stack } from '../../../kit/stack';
import { useSkeleton } from '../../../kit/use-skeleton';
import { VisuallyHidden } from '../../../kit/visually-hidden';
import { AgentBar } from '../../parts/agent-bar';
import type { ViewProps } from '../../view';

/** Entry: a skeleton until the host and the server have answered; later the ground under the first sheet, and what stands
 *  for a screen that is still on its way. Source: S2§2. */
export function InitScreen(props: ViewProps): ReactNode {
  const { state, messages } = props;
  const isAsked = state.view.screen === '/sales-app-init';
  const isStarting = state.session.phase === 'waiting' || state.session.phase === 'starting' || !isAsked;
  const drawn = useSkeleton(isStarting);
  return (
    <Screen bar={<AgentBar {...props} />} busy={isStarting} poweredBy={messages.common.poweredBy}>
      <VisuallyHidden>
        <Heading level={1}>{messages.titles['/sales-app-init']}</Heading>
      </VisuallyHidden>
      {drawn === 'skeleton' && (
        <Stack gap={5}>
          <Stack gap={3}>
            <Bone shape="title" />
            <Bone shape="line" />
          </Stack>
          <RowList>
            <RowSkeleton />
            <RowSkeleton />
            <RowSkeleton />
          </RowList>
        </Stack>
      )}
    </Screen>
  );
}
