import { useEffect, useState } from 'react';
import { Icon } from '../kit/icon';
import * as icons from '../kit/icons';
import { findCode, type TextPart, textParts } from './find-code';
import type { SmsMessage } from './inbox';
import css from './message-bubble.module.css';
import { stampText } from './stamp-text';

/** One SMS; its code can be copied, its link opened. */
export function MessageBubble({ message }: { message: SmsMessage }) {
  const code = findCode(message.text);
  return (
    <article className={css.message}>
      <time className={css.stamp} dateTime={new Date(message.sentAtMs).toISOString()}>
        {stampText(message.sentAtMs, Date.now())}
      </time>
      <div className={css.bubble}>
        <p>
          {textParts(message.text).map((part, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sent message never change
            <Part key={place} part={part} />
          ))}
        </p>
        {code !== null && <CopyCode code={code} />}
      </div>
    </article>
  );
}

function Part({ part }: { part: TextPart }) {
  switch (part.kind) {
    case 'words':
      return part.text;
    case 'code':
      return <b className={css.code}>{part.text}</b>;
    case 'link':
      return (
        <a className={css.link} href={part.href} target="_blank" rel="noopener">
          {part.text}
        </a>
      );
    default:
      return part satisfies never;
  }
}

const SAY_COPIED_FOR_MS = 2_000;

function CopyCode({ code }: { code: string }) {
  const [state, setState] = useState<'ready' | 'copied' | 'refused'>('ready');
  useEffect(() => {
    if (state === 'ready') return;
    const timer = setTimeout(() => setState('ready'), SAY_COPIED_FOR_MS);
    return () => clearTimeout(timer);
  }, [state]);
  const copy = (): void => {
    navigator.clipboard.writeText(code).then(
      () => setState('copied'),
      // A host page may withhold the clipboard; the code stands above, to be typed.
      () => setState('refused'),
    );
  };
  const text = { ready: `Copy ${code}`, copied: 'Copied', refused: `Could not copy, type ${code}` }[state];
  return (
    <>
      <button type="button" className={css.copy} onClick={copy}>
        <Icon path={icons.sheets} size={16} />
        {text}
      </button>
      <span className="visually-hidden" role="status">
        {state === 'ready' ? '' : text}
      </span>
    </>
  );
}
