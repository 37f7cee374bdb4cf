import { Icon } from '../look/icon';
import { useHubMessages } from './messages-context';
import css from './phone-panel.module.css';

/** The provider's sandbox phone, next to the demo. */
export function PhonePanel({ providerOrigin, mobile }: { providerOrigin: string; mobile: string }) {
  const t = useHubMessages();
  const address = `${providerOrigin}/sandbox/phone?${new URLSearchParams({ mobile })}`;
  return (
    <aside id="phone" className={css.panel} aria-labelledby="phone-title">
      <div className={css.head}>
        <h2 id="phone-title" className={css.title}>
          {t.phone}
        </h2>
        <a className={css.out} href={address} target="_blank" rel="noopener" aria-label={t.openPhone}>
          <Icon name="arrowOut" />
        </a>
      </div>
      <p className={css.hint}>{t.phoneHint}</p>
      {/* A new number loads a new document, so that history does not contain it. */}
      <iframe key={mobile} className={css.phone} src={address} title={t.phone} allow="clipboard-write" />
    </aside>
  );
}
