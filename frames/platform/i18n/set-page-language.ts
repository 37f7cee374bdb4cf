import { type Locale, rootAttributes } from '../../../shared/locales';

/** Sets language, direction and script of a page. */
export function setPageLanguage(root: HTMLElement, locale: Locale): void {
  for (const [name, value] of Object.entries(rootAttributes(locale))) root.setAttribute(name, value);
}
