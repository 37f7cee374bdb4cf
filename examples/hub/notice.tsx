import css from './notice.module.css';
import { useHubWords } from './words';

/** What went wrong, and the way to try again. */
export function Notice({ text, onAgain }: { text: string; onAgain(): void }) {
  const words = useHubWords();
  return (
    <div className={css.notice} role="alert">
      <p>{text}</p>
      <button type="button" className={css.again} onClick={onAgain}>
        {words.tryAgain}
      </button>
    </div>
  );
}
