import { DeskRoot } from '../chrome/desk-root';
import type { Page } from '../page';

const words = import.meta.words('siteTelesalesNtb');

/** Where an agent of telesales files applications. Source: S2§2 (RTE-093). */
export const page: Page = {
  title: ({ locale }) => words[locale].title,
  description: ({ locale }) => words[locale].description,
  Body: ({ locale, site }) => <DeskRoot locale={locale} site={site} title={words[locale].title} />,
};
