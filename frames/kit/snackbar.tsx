import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Icon } from './icon';
import * as icons from './icons';
import css from './snackbar.module.css';

interface SnackbarProps {
  /** What it says; a button in it takes touches (`pointer-events`) itself. */
  readonly text: ReactNode;
  /** ms; null = its owner takes it away. */
  readonly durationMs?: number | null;
  /** Name of a button that dismisses it; none by default. */
  readonly dismissLabel?: string | undefined;
  /** Called once, when the time is up or it is dismissed; never after the snackbar was taken away. Source: S1§4. */
  readonly onDone?: (() => void) | undefined;
}

/** Everything outside a modal dialog is inert and silent, so the news belongs into the one on top. */
export const onTop = (): Element => [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;

/** Polite live region below the top bar, where it covers no button. Each message needs its own `key`. */
export function Snackbar({ text, durationMs = null, dismissLabel, onDone }: SnackbarProps): ReactNode {
  const [host, setHost] = useState<Element | null>(null);
  const [isSpeaking, setSpeaking] = useState(false);
  const [isDismissed, setDismissed] = useState(false);
  const done = useRef(onDone);
  done.current = onDone;

  useLayoutEffect(() => setHost(onTop()), []);
  // A live region announces changes only, so it has to exist empty first.
  useEffect(() => {
    if (host) setSpeaking(true);
  }, [host]);
  // A layout effect: its clean-up runs with the removal, a passive one's only after the next paint.
  useLayoutEffect(() => {
    if (durationMs === null || isDismissed) return;
    const timer = setTimeout(() => done.current?.(), durationMs);
    return () => clearTimeout(timer);
  }, [durationMs, isDismissed]);

  if (!host || isDismissed) return null;
  const dismiss = (): void => {
    setDismissed(true);
    onDone?.();
  };
  return createPortal(
    <div className={css.area} role="status">
      {isSpeaking && (
        <div className={css.snack}>
          {text}
          {dismissLabel !== undefined && (
            <button type="button" className={css.dismiss} aria-label={dismissLabel} onClick={dismiss}>
              <Icon path={icons.close} size={20} />
            </button>
          )}
        </div>
      )}
    </div>,
    host,
  );
}
