import type { ReactNode } from 'react';
import { Accordion } from '../../../kit/accordion';
import { RowList } from '../../../kit/card';
import { ContactRows } from '../../../kit/contact-rows';
import { Heading } from '../../../kit/heading';
import { Screen } from '../../../kit/screen';
import { Bone, LineSkeleton, RowSkeleton } from '../../../kit/skeleton';
import { Stack } from '../../../kit/stack';
import { Text } from '../../../kit/text';
import { useSkeleton } from '../../../kit/use-skeleton';
import { VisuallyHidden } from '../../../kit/visually-hidden';
import { deferredMessages } from '../../deferred-messages';
import type { SupportContact } from '../../flow/state';
import type { Messages } from '../../page-messages';
import { AgentBar } from '../../parts/agent-bar';
import type { ViewProps } from '../../view';

/** Help for store teams; a skeleton until init has told how to reach us. Source: S2§2. */
export function SupportScreen(props: ViewProps): ReactNode {
  const { state, messages } = props;
  const drawn = useSkeleton(state.session.support === null);
  return (
    <Screen bar={<AgentBar {...props} />} busy={state.session.support === null} poweredBy={messages.common.poweredBy}>
      {drawn === 'content' && state.session.support ? (
        <Help support={state.session.support} messages={messages} />
      ) : (
        <>
          <VisuallyHidden>
            <Heading level={1}>{deferredMessages(messages).supportScreen.title}</Heading>
          </VisuallyHidden>
          {drawn === 'skeleton' && <HelpSkeleton />}
        </>
      )}
    </Screen>
  );
}

function Help({ support, messages }: { readonly support: SupportContact; readonly messages: Messages }): ReactNode {
  const { supportScreen: t } = deferredMessages(messages);
  return (
    <Stack gap={5}>
      <Stack gap={1}>
        <Heading level={1}>{t.title}</Heading>
        <Text>{t.intro}</Text>
      </Stack>
      <ContactRows t={t} {...support} underCall={t.hours} />
      <Stack gap={2}>
        <Heading level={2} size="section">
          {t.questionsTitle}
        </Heading>
        <Accordion items={t.questions} />
      </Stack>
    </Stack>
  );
}

function HelpSkeleton(): ReactNode {
  return (
    <Stack gap={5}>
      <Stack gap={3}>
        <Bone shape="title" />
        <Bone shape="line" />
      </Stack>
      <RowList>
        <RowSkeleton />
        <RowSkeleton />
      </RowList>
      <Bone shape="line" />
      <RowList>
        <LineSkeleton />
        <LineSkeleton />
        <LineSkeleton />
        <LineSkeleton />
      </RowList>
    </Stack>
  );
}
