import { type Locale, rootAttributes } from '../../../shared/locales';

export function setPageLanguage(root: HTMLElement, locale: Locale): void {
  for (const [name, value] of Object.entries(rootAttributes(locale))) root.setAttribute(name, value);
}
