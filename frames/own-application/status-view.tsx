import type { ReactNode } from 'react';
import { Stack } from '../kit/stack';
import type { PageView } from '../platform/page/flow-view';
import css from './own-application.module.css';
import type { StatusEvent, StatusState } from './status.flow';
import { statusMessagesOf } from './status-page-messages';
import { HowItStands } from './views/how-it-stands';
import { QuestionCard } from './views/question-card';
import { StatusFacts } from './views/status-facts';
import { statusLinks } from './views/status-links';

/** Status of the customer's application, and the actions that it allows. Source: RTE-055, NTB-005, NTB-022. */
export function StatusView({ state, send, page, locale }: PageView<StatusState, StatusEvent>): ReactNode {
  const view = { state, messages: statusMessagesOf(locale), send, links: statusLinks(page, state.answer) };
  return (
    <div className={css.columns}>
      <HowItStands {...view} />
      <Stack gap={4} steady>
        <StatusFacts {...view} />
        <QuestionCard {...view} />
      </Stack>
    </div>
  );
}
