import { Icon } from '../look/icon';
import css from './phone-panel.module.css';
import { useHubWords } from './words';

/** The provider's sandbox phone, next to the demo. */
export function PhonePanel({ providerOrigin, mobile }: { providerOrigin: string; mobile: string }) {
  const words = useHubWords();
  const address = `${providerOrigin}/sandbox/phone?${new URLSearchParams({ mobile })}`;
  return (
    <aside id="phone" className={css.panel} aria-labelledby="phone-title">
      <div className={css.head}>
        <h2 id="phone-title" className={css.title}>
          {words.phone}
        </h2>
        <a className={css.out} href={address} target="_blank" rel="noopener" aria-label={words.openPhone}>
          <Icon name="arrowOut" />
        </a>
      </div>
      <p className={css.hint}>{words.phoneHint}</p>
      {/* A new number loads a new document, so that history does not contain it. */}
      <iframe key={mobile} className={css.phone} src={address} title={words.phone} allow="clipboard-write" />
    </aside>
  );
}
