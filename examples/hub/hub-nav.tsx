import { Icon } from '../look/icon';
import css from './hub-nav.module.css';

/** What there is to try. Only what exists is listed. */
export function HubNav({ providerOrigin }: { providerOrigin: string }) {
  return (
    <nav className={css.nav} aria-label="Examples">
      <h2 className={css.group}>Examples</h2>
      <a className={css.item} href="#sales-app" aria-current="true">
        <Icon name="wallet" />
        Sales app
      </a>
      <h2 className={css.group}>Host pages</h2>
      <a className={css.item} href="/pos">
        <Icon name="till" />
        Store till
      </a>
      <h2 className={css.group}>Sandbox</h2>
      <a className={css.item} href={`${providerOrigin}/sandbox/phone`} target="_blank" rel="noopener">
        <Icon name="phone" />
        Sandbox phone
      </a>
      <a className={css.item} href="#numbers">
        <Icon name="person" />
        Test numbers
      </a>
    </nav>
  );
}
