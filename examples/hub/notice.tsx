import { useHubMessages } from './messages-context';
import css from './notice.module.css';

export function Notice({ text, onAgain }: { text: string; onAgain(): void }) {
  const t = useHubMessages();
  return (
    <div className={css.notice} role="alert">
      <p>{text}</p>
      <button type="button" className={css.again} onClick={onAgain}>
        {t.tryAgain}
      </button>
    </div>
  );
}
