import { Bone } from '../../kit/skeleton';
import { OwnRoot } from '../chrome/own-root';
import type { Page } from '../page';
import css from './telesales-payment.module.css';

const words = import.meta.words('siteTelesales');

/** The telesales desk: its script asks the server who works at it. Source: S2§2 (RTE-092). */
export const page: Page = {
  title: ({ locale }) => words[locale].title,
  description: ({ locale }) => words[locale].description,
  Body: ({ locale, site }) => (
    <div className={css.desk}>
      <OwnRoot locale={locale} site={site} head={<h1 className={css.heading}>{words[locale].title}</h1>}>
        <div className={css.shape}>
          <Bone shape="line" />
          <Bone />
          <Bone />
        </div>
      </OwnRoot>
    </div>
  ),
};
