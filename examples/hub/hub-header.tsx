import { Icon } from '../look/icon';
import css from './hub-header.module.css';

export function HubHeader({ providerOrigin }: { providerOrigin: string }) {
  return (
    <header className={css.header}>
      <div className={css.wrap}>
        <a className={css.logo} href="/">
          <svg viewBox="0 0 32 32" aria-hidden="true">
            <rect className={css.ground} width="32" height="32" rx="9" />
            <path
              className={css.steps}
              d="M7.500 23.500v-3.200c0-.6.5-1.100 1.100-1.100h3.600v-3.600c0-.6.5-1.100 1.100-1.100h3.600v-3.600c0-.6.5-1.100 1.100-1.100h5.400c.6 0 1.100.5 1.100 1.100v12.600c0 .6-.5 1.100-1.100 1.100H8.600c-.6 0-1.100-.5-1.100-1.100z"
            />
          </svg>
          Kadam
        </a>
        <span className={css.tag}>Sandbox</span>
        <nav className={css.nav} aria-label="Hub">
          <a href="/" aria-current="page">
            Examples
          </a>
          <a href={`${providerOrigin}/openapi.json`}>API</a>
        </nav>
        <a className={css.phone} href="#phone" aria-label="Sandbox phone">
          <Icon name="phone" sizePx={24} />
        </a>
      </div>
    </header>
  );
}
