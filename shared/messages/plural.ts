import type { Locale } from '../locales';

type Forms = { readonly other: string } & Readonly<Partial<Record<Intl.LDMLPluralRule, string>>>;

/** The form that a count takes in a language, of those that the language tells apart: '1 month', '6 months'. */
export function plurals(locale: Locale): (count: number, forms: Forms) => string {
  const rules = new Intl.PluralRules(locale);
  return (count, forms) => forms[rules.select(count)] ?? forms.other;
}
