import { useEffect, useState } from 'react';
import css from './copy-button.module.css';
import { Icon } from './icon';

const SAY_SO_FOR_MS = 2_000;

/** Copies `text`. Without `label` it is an icon button named by `about`. */
export function CopyButton(props: { text: string; about: string; label?: string }) {
  const [state, setState] = useState<'ready' | 'copied' | 'refused'>('ready');
  useEffect(() => {
    if (state === 'ready') return;
    const timer = setTimeout(() => setState('ready'), SAY_SO_FOR_MS);
    return () => clearTimeout(timer);
  }, [state]);
  const copy = (): void => {
    navigator.clipboard.writeText(props.text).then(
      () => setState('copied'),
      () => setState('refused'),
    );
  };
  const said = { ready: '', copied: 'Copied', refused: 'Could not copy' }[state];
  return (
    <button
      type="button"
      className={css.button}
      data-labelled={props.label !== undefined || undefined}
      data-state={state}
      aria-label={props.about}
      onClick={copy}
    >
      <Icon name={state === 'copied' ? 'check' : state === 'refused' ? 'warning' : 'copy'} />
      {props.label !== undefined && <span aria-hidden="true">{said || props.label}</span>}
      <span className={css.said} role="status">
        {said}
      </span>
    </button>
  );
}
