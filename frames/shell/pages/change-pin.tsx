import { Bone } from '../../kit/skeleton';
import { OnCanvas } from '../chrome/on-canvas';
import { OwnRoot } from '../chrome/own-root';
import type { Page } from '../page';
import css from './change-pin.module.css';

const words = import.meta.words('sitePin');

/** The PIN of a line: what is drawn before its script is there. Source: S1§3 (changePin). */
export const page: Page = {
  title: ({ locale }) => words[locale].title,
  description: ({ locale }) => words[locale].description,
  Body: ({ locale, site }) => (
    <OnCanvas>
      <div className={css.room}>
        <OwnRoot locale={locale} site={site} head={<h1 className={css.heading}>{words[locale].heading}</h1>}>
          <div className={css.shape}>
            <Bone shape="line" />
            <Bone />
            <Bone />
            <Bone />
          </div>
        </OwnRoot>
      </div>
    </OnCanvas>
  ),
};
