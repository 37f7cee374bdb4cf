import { Icon } from '../look/icon';
import { type DemoId, demos, hostPages } from './demos';
import css from './hub-nav.module.css';
import { useHubWords } from './words';

export function HubNav({ chosen, providerOrigin }: { chosen: DemoId; providerOrigin: string }) {
  const words = useHubWords();
  return (
    <nav className={css.nav} aria-label={words.pages.examples}>
      <h2 className={css.group}>{words.pages.examples}</h2>
      {demos.map(({ id, icon }) => (
        <a key={id} className={css.item} href={`#${id}`} aria-current={id === chosen || undefined}>
          <Icon name={icon} />
          {words.demos[id].name}
        </a>
      ))}
      <h2 className={css.group}>{words.hostPages}</h2>
      {hostPages.map(({ path, name, icon }) => (
        <a key={path} className={css.item} href={path}>
          <Icon name={icon} />
          {name}
        </a>
      ))}
      <h2 className={css.group}>{words.sandbox}</h2>
      <a className={css.item} href={`${providerOrigin}/sandbox/phone`} target="_blank" rel="noopener">
        <Icon name="phone" />
        {words.phone}
      </a>
      <a className={css.item} href="#numbers">
        <Icon name="person" />
        {words.testNumbers}
      </a>
    </nav>
  );
}
