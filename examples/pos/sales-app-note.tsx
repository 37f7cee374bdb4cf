import { Icon } from '../look/icon';
import css from './sales-app-note.module.css';
import type { SalesAppState } from './sales-app-state';

/** Reasons of a session's end, in words for the agent. An unlisted reason is shown by its name. */
const sentences: Readonly<Record<string, string>> = {
  closeButton: 'The agent closed it.',
  homeButton: 'The agent went home.',
  escape: 'Closed with Esc.',
  sheetDismissed: 'The agent dismissed the first sheet.',
  sessionExpired: 'The session had expired.',
  agentBlocked: 'This agent is blocked.',
  accountBlocked: 'The account is blocked.',
  errorExit: 'The agent left after an error.',
  incompatible: 'This browser cannot run it.',
  routeReset: 'It was reset.',
  back: 'Closed with the Back button.',
  hostClosed: 'This page closed it.',
  destroyed: 'This page took it away.',
  hostRemoved: 'This page took it away.',
};

/** Shows how the sales app ended; empty while it is open or was never opened. */
export function SalesAppNote({ salesApp }: { salesApp: SalesAppState }) {
  return <div role="status">{note(salesApp)}</div>;
}

function note(salesApp: SalesAppState) {
  switch (salesApp.step) {
    case 'closed':
    case 'open':
      return null;
    case 'opening':
      return <p className={css.note}>Opening the sales app…</p>;
    case 'ended':
      return (
        <p className={css.note} data-tone="ended">
          <Icon name="info" />
          <span>
            Sales app closed. {sentences[salesApp.reason]} <code className={css.name}>{salesApp.reason}</code>
          </span>
        </p>
      );
    case 'failed':
      return (
        <p className={css.note} data-tone="failed">
          <Icon name="warning" />
          <span>
            Card-less EMI could not be opened. {salesApp.isRetryable ? 'Please try again.' : 'Use another way to pay.'}{' '}
            <code className={css.name}>{salesApp.code}</code>
          </span>
        </p>
      );
    default:
      return salesApp satisfies never;
  }
}
