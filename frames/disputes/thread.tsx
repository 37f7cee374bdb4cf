import type { ReactNode } from 'react';
import type { ThreadEntry } from '../../shared/api/disputes';
import { disputeFile } from '../../shared/site/dispute-addresses';
import { href } from '../../shared/site/route';
import { Icon, type IconPath } from '../kit/icon';
import * as icons from '../kit/icons';
import { Stack } from '../kit/stack';
import css from './thread.module.css';
import type { TicketMessages } from './ticket-messages';

interface ThreadProps {
  readonly t: TicketMessages;
  /** Oldest first. */
  readonly thread: readonly ThreadEntry[];
  /** Receiver of a handover; null: none. */
  readonly decider: string | null;
}

type Happened = Exclude<ThreadEntry['kind'], 'SHOPPER' | 'CARE'>;
const iconOf: Readonly<Record<Happened, IconPath>> = {
  PAUSED: icons.pause,
  RESUMED: icons.play,
  PASSED_ON: icons.share,
  CLOSED: icons.check,
  REOPENED: icons.retry,
};

/** Messages and events of a ticket. */
export function Thread({ t, thread, decider }: ThreadProps): ReactNode {
  const { thread: said } = t.ticket;
  return (
    <Stack role="list" as="ol" gap={5} steady className={css.thread} aria-live="polite">
      {thread.map(({ kind, atMs, text, files }, place) =>
        kind === 'SHOPPER' || kind === 'CARE' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is its position
          <li key={place} data-by={kind}>
            <p className={css.head}>
              <b>{kind === 'SHOPPER' ? said.you : said.care}</b>
              <small>{t.at(atMs)}</small>
            </p>
            <div className={css.message}>
              <p>{text}</p>
              {files.map(({ fileId, name }) => (
                <a key={fileId} className={css.file} href={href(disputeFile, { fileId })} download>
                  <Icon path={icons.save} size={16} />
                  {name}
                </a>
              ))}
            </div>
          </li>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is its position
          <li key={place} className={css.happened}>
            <Icon path={iconOf[kind]} size={16} />
            {`${kind === 'PASSED_ON' ? said.PASSED_ON(decider ?? '') : said[kind]} · ${t.at(atMs)}`}
          </li>
        ),
      )}
    </Stack>
  );
}
