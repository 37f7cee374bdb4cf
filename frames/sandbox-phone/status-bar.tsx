import { useEffect, useState } from 'react';
import type { Connection } from './inbox';
import css from './phone.module.css';
import { indiaTimeText } from './stamp-text';

const LOOK_AT_CLOCK_EVERY_MS = 5_000;
const words = { connecting: 'Connecting', live: 'Live', interrupted: 'No signal' } as const satisfies Record<
  Connection,
  string
>;

/** The time, and whether messages come through. `connection` is null while no number is watched. */
export function StatusBar({ connection }: { connection: Connection | null }) {
  const [nowMs, setNowMs] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNowMs(Date.now()), LOOK_AT_CLOCK_EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  return (
    <div className={css.status}>
      <span>{indiaTimeText(nowMs)}</span>
      {connection && (
        <span className={css.signal} data-connection={connection}>
          {words[connection]}
        </span>
      )}
    </div>
  );
}
