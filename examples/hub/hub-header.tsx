import { languageNames } from '../../shared/languages';
import { type Locale, locales } from '../../shared/locales';
import { Icon } from '../look/icon';
import css from './hub-header.module.css';
import { useHubMessages } from './messages-context';

const pages = [
  { name: 'examples', href: '/' },
  { name: 'guide', href: '/docs' },
  { name: 'api', href: '/api' },
] as const;

/** Header of the hub and of its related pages. `current`: name of the page. */
export function HubHeader(props: {
  current: (typeof pages)[number]['name'];
  /** Language of the hub, if it can be changed. */
  language?: Locale;
  onLanguage?(language: Locale): void;
}) {
  const { current, language, onLanguage } = props;
  const t = useHubMessages();
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
        <span className={css.tag}>{t.sandbox}</span>
        <nav className={css.nav} aria-label="Hub">
          {pages.map(({ name, href }) => (
            <a key={name} href={href} aria-current={name === current ? 'page' : undefined}>
              {t.pages[name]}
            </a>
          ))}
        </nav>
        {onLanguage && (
          <fieldset className={css.languages} aria-label={t.language}>
            {locales.map((each) => (
              <button
                key={each}
                type="button"
                lang={each}
                aria-pressed={each === language}
                onClick={() => onLanguage(each)}
              >
                {languageNames[each].name}
              </button>
            ))}
          </fieldset>
        )}
        {current === 'examples' && (
          <a className={css.phone} href="#phone" aria-label={t.phone}>
            <Icon name="phone" sizePx={24} />
          </a>
        )}
      </div>
    </header>
  );
}
