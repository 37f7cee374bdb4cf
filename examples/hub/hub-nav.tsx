import { Icon } from '../look/icon';
import { type DemoId, demos, hostPages } from './demos';
import css from './hub-nav.module.css';

/** What there is to try. Only what exists is listed. */
export function HubNav({ chosen, providerOrigin }: { chosen: DemoId; providerOrigin: string }) {
  return (
    <nav className={css.nav} aria-label="Examples">
      <h2 className={css.group}>Examples</h2>
      {demos.map(({ id, name, icon }) => (
        <a key={id} className={css.item} href={`#${id}`} aria-current={id === chosen || undefined}>
          <Icon name={icon} />
          {name}
        </a>
      ))}
      <h2 className={css.group}>Host pages</h2>
      {hostPages.map(({ path, name, icon }) => (
        <a key={path} className={css.item} href={path}>
          <Icon name={icon} />
          {name}
        </a>
      ))}
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
