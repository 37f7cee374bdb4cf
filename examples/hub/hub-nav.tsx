import { Icon } from '../look/icon';
import { type DemoId, demos, hostPages } from './demos';
import css from './hub-nav.module.css';
import { useHubMessages } from './messages-context';

export function HubNav({ chosen, providerOrigin }: { chosen: DemoId; providerOrigin: string }) {
  const t = useHubMessages();
  return (
    <nav className={css.nav} aria-label={t.pages.examples}>
      <h2 className={css.group}>{t.pages.examples}</h2>
      {demos.map(({ id, icon }) => (
        <a key={id} className={css.item} href={`#${id}`} aria-current={id === chosen || undefined}>
          <Icon name={icon} />
          {t.demos[id].name}
        </a>
      ))}
      <h2 className={css.group}>{t.hostPages}</h2>
      {hostPages.map(({ path, name, icon }) => (
        <a key={path} className={css.item} href={path}>
          <Icon name={icon} />
          {name}
        </a>
      ))}
      <h2 className={css.group}>{t.sandbox}</h2>
      <a className={css.item} href={`${providerOrigin}/sandbox/phone`} target="_blank" rel="noopener">
        <Icon name="phone" />
        {t.phone}
      </a>
      <a className={css.item} href="#numbers">
        <Icon name="person" />
        {t.testNumbers}
      </a>
    </nav>
  );
}
