import css from './notice.module.css';
import { useHubWords } from './words';

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
