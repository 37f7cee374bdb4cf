import { messagesIn } from '../../../shared/messages/define-messages';
import { type ActivationPlace, activationAddresses } from '../../../shared/site/activation-addresses';
import { activationMessages } from '../../activation/messages';
import { Bone } from '../../kit/skeleton';
import { Stack } from '../../kit/stack';
import { Beside, type Side } from '../activation/beside';
import { AuthenticatedPage } from '../chrome/authenticated-page';
import type { Page } from '../page';
import css from './activation.module.css';

const sides: Readonly<Record<Exclude<ActivationPlace, 'mobile'>, Side>> = {
  redirect: 'redirect',
  steps: 'steps',
  factor: 'factor',
  success: 'done',
  newUser: 'done',
  preApproved: 'done',
  failure: 'stopped',
};

/** Content next to the page at a path. */
function sideAt(path: string): Side {
  const place = Object.keys(sides).find((name) => activationAddresses[name as ActivationPlace].path === path);
  // SAFETY: the path is a key of that table.
  return place === undefined ? 'steps' : sides[place as keyof typeof sides];
}

/** Pages of an activation except the number. The script renders the state of lender and server. Source: S1§2.2 (RTE-053,
 *  RTE-054, RTE-076, RTE-077, RTE-079..081). */
export const page: Page = {
  title: ({ locale }) => messagesIn(locale, activationMessages).title,
  description: ({ locale }) => messagesIn(locale, activationMessages).description,
  Body: ({ locale, site, path }) => (
    <Beside locale={locale} side={sideAt(path)}>
      <AuthenticatedPage
        locale={locale}
        site={site}
        head={<h1 className={css.heading}>{messagesIn(locale, activationMessages).title}</h1>}
      >
        <Stack gap={5} steady>
          <Bone shape="line" />
          <Bone />
          <Bone />
        </Stack>
      </AuthenticatedPage>
    </Beside>
  ),
};
