import { Icon } from '../look/icon';
import css from './phone-panel.module.css';
import { useHubWords } from './words';

/** The provider's sandbox phone, beside what is tried. */
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
      {/* A new number is a new document: history keeps no trace of it. */}
      <iframe key={mobile} className={css.phone} src={address} title={words.phone} allow="clipboard-write" />
    </aside>
  );
}
