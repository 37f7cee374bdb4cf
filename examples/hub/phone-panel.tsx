import { Icon } from '../look/icon';
import css from './phone-panel.module.css';

/** The provider's sandbox phone, beside what is tried. */
export function PhonePanel({ providerOrigin, mobile }: { providerOrigin: string; mobile: string }) {
  const address = `${providerOrigin}/sandbox/phone?${new URLSearchParams({ mobile })}`;
  return (
    <aside id="phone" className={css.panel} aria-labelledby="phone-title">
      <div className={css.head}>
        <h2 id="phone-title" className={css.title}>
          Sandbox phone
        </h2>
        <a className={css.out} href={address} target="_blank" rel="noopener" aria-label="Open the phone in a new tab">
          <Icon name="arrowOut" />
        </a>
      </div>
      <p className={css.hint}>An overlay covers this page: open the phone in its own tab to read a code meanwhile.</p>
      {/* A new number is a new document: history keeps no trace of it. */}
      <iframe key={mobile} className={css.phone} src={address} title="Sandbox phone" allow="clipboard-write" />
    </aside>
  );
}
