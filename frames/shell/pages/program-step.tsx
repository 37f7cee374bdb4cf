import { programPageAt } from '../../../shared/site/programs';
import { eligible, emiCalculator, home, notEligible } from '../../../shared/site/routes';
import { LinkButton } from '../chrome/link-button';
import { PageHead } from '../chrome/page-head';
import { TextLink } from '../chrome/text-link';
import { addressOf } from '../navigation';
import type { Page, PageView } from '../page';
import css from './program-step.module.css';

const words = import.meta.words('siteProgram');

/** Where each leads on. */
const ways = {
  nonApproved: notEligible,
  preApproved: eligible,
  redirect: eligible,
  registrationSuccess: home,
  registrationFailure: notEligible,
} as const;

function stepOf({ locale, path }: Pick<PageView, 'locale' | 'path'>) {
  const page = programPageAt(path);
  const at = page === 'landing' ? 'preApproved' : page;
  return { ...words[locale].steps[at], row: ways[at] };
}

/** A step of a program: what has come of it, and the way on. Source: S1§2.2 (RTE-096, NTB-023, NTB-024). */
export const page: Page = {
  title: (view) => stepOf(view).title,
  description: (view) => stepOf(view).text,
  Body: (view) => {
    const { title, text, way, row } = stepOf(view);
    const { locale } = view;
    return (
      <>
        <PageHead heading={title} />
        <div className={css.within}>
          <p>{text}</p>
          <LinkButton href={addressOf(locale, row)} isLarge>
            {way}
          </LinkButton>
          <TextLink href={addressOf(locale, emiCalculator)}>{words[locale].costs}</TextLink>
        </div>
      </>
    );
  },
};
