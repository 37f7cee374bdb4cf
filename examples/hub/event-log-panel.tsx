import { Icon } from '../look/icon';
import { type EventEntry, eventTimeText } from './event-entry';
import css from './event-log-panel.module.css';
import { useHubMessages } from './messages-context';
import panel from './panel.module.css';

/** Messages between this page and the SDK, in order. */
export function EventLogPanel({ log, onClear }: { log: readonly EventEntry[]; onClear(): void }) {
  const t = useHubMessages();
  return (
    <section className={panel.panel} aria-labelledby="events-title">
      <div className={panel.head}>
        <h2 id="events-title" className={panel.title}>
          {t.eventLog}
        </h2>
        <span className={panel.count}>{t.events(log.length)}</span>
        <button type="button" className={css.clear} aria-label={t.clearLog} onClick={onClear}>
          <Icon name="trash" />
        </button>
      </div>
      {log.length === 0 ? (
        <p className={css.empty}>{t.noEvents}</p>
      ) : (
        <div role="log" aria-labelledby="events-title">
          <ol className={css.list}>
            {log.map((entry) => (
              <li key={entry.id} className={css.event}>
                <time className={css.time}>{eventTimeText(entry.atMs)}</time>
                <span className={css.direction} data-direction={entry.direction}>
                  {entry.direction}
                </span>
                <b className={css.name} data-name={entry.name}>
                  {entry.name}
                </b>
                <span className={css.payload}>{entry.payload}</span>
              </li>
            ))}
          </ol>
        </div>
      )}
    </section>
  );
}
