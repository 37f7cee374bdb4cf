import { messagesIn } from '../../../shared/messages/define-messages';
import { programPageAt } from '../../../shared/site/programs';
import { eligible, emiCalculator, home, notEligible } from '../../../shared/site/routes';
import * as icons from '../../kit/icons';
import { StepArt } from '../../kit/step-art';
import { LinkButton } from '../chrome/link-button';
import { NotFoundArt } from '../chrome/not-found-art';
import { OneThing } from '../chrome/one-thing';
import { addressOf } from '../navigation';
import type { Page, PageView } from '../page';
import { programMessages } from './program.messages';

const done = <StepArt icon={icons.check} tone="ok" at={4} />;
const halted = <NotFoundArt steps={['there', 'there', 'there', 'missing', 'missing', 'missing']} />;

/** Link and progress by outcome. */
const outcomes = {
  nonApproved: { row: notEligible, art: halted },
  preApproved: { row: eligible, art: done },
  redirect: { row: eligible, art: <StepArt icon={icons.outside} at={3} /> },
  registrationSuccess: { row: home, art: done },
  registrationFailure: { row: notEligible, art: halted },
} as const;

function stepOf({ locale, path }: Pick<PageView, 'locale' | 'path'>) {
  const page = programPageAt(path);
  const at = page === 'landing' ? 'preApproved' : page;
  return { ...messagesIn(locale, programMessages).steps[at], ...outcomes[at] };
}

/** Outcome of a step of a program, and the next link. Source: S1§2.2 (RTE-096, NTB-023, NTB-024). */
export const page: Page = {
  title: (view) => stepOf(view).title,
  description: (view) => stepOf(view).text,
  Body: (view) => {
    const { title, text, way: action, row, art } = stepOf(view);
    const { locale } = view;
    return (
      <OneThing
        art={art}
        heading={title}
        text={text}
        actions={
          <>
            <LinkButton href={addressOf(locale, row)} isLarge>
              {action}
            </LinkButton>
            <LinkButton href={addressOf(locale, emiCalculator)} kind="secondary" isLarge>
              {messagesIn(locale, programMessages).costs}
            </LinkButton>
          </>
        }
      />
    );
  },
};
