import { Bone } from '../../kit/skeleton';
import { OwnRoot } from '../chrome/own-root';
import type { Page } from '../page';
import css from './tab-redirection.module.css';

const words = import.meta.words('siteTabRedirection');

/** A new tab on its way to a lender's page, and back from it: its script asks the server. Source: S1§2.2 (RTE-060). */
export const page: Page = {
  title: ({ locale }) => words[locale].title,
  description: ({ locale }) => words[locale].description,
  Body: ({ locale, site }) => (
    <OwnRoot locale={locale} site={site} head={<h1 className={css.heading}>{words[locale].title}</h1>}>
      <div className={css.shape}>
        <Bone shape="line" />
        <Bone />
      </div>
    </OwnRoot>
  ),
};
