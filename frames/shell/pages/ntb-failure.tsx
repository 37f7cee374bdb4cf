import type { ReactNode } from 'react';
import { type NtbRefusal, ntbRefusalOf } from '../../../shared/errors/ntb-refusal';
import { messagesIn, type Texts } from '../../../shared/messages/define-messages';
import { disputeAddresses } from '../../../shared/site/dispute-addresses';
import { ntbAddresses } from '../../../shared/site/ntb-addresses';
import { emiCalculator, search } from '../../../shared/site/routes';
import { Icon, type IconPath } from '../../kit/icon';
import { IconTile } from '../../kit/icon-tile';
import * as icons from '../../kit/icons';
import { StepArt } from '../../kit/step-art';
import { accountAddress, addressOf } from '../navigation';
import type { Page, PageView } from '../page';
import { ntbFailureMessages } from './ntb-failure.messages';
import css from './ntb-failure.module.css';

type Messages = Texts<typeof ntbFailureMessages>;
type Reason = NtbRefusal['reason'];
type Alternative = keyof Messages['ways'];
const alternativesAfter: Readonly<Record<Reason, readonly Alternative[]>> = {
  insufficient: ['smaller', 'lender', 'costs'],
  rejected: ['lender', 'own', 'guidelines'],
  other: ['lender', 'costs', 'guidelines'],
};
const iconOf: Readonly<Record<Alternative, IconPath>> = {
  lender: icons.swap,
  smaller: icons.bag,
  costs: icons.calendar,
  own: icons.phone,
  guidelines: icons.shield,
};

/** Reason of a refusal, and alternatives. Works without a script. Source: S1§2.1 (RTE-013). */
export const page: Page = {
  title: ({ locale }) => messagesIn(locale, ntbFailureMessages).title,
  description: ({ locale }) => messagesIn(locale, ntbFailureMessages).description,
  Body: (view) => {
    const { locale, query } = view;
    const said = messagesIn(locale, ntbFailureMessages);
    const { reason, code } = ntbRefusalOf(query?.code);
    const { heading, text } = said.byCode[reason];
    return (
      <div className={css.two}>
        <section className={css.card}>
          <StepArt icon={reason === 'rejected' ? icons.noPerson : icons.alert} at={reason === 'insufficient' ? 3 : 1} />
          <h1 className={css.heading}>{heading}</h1>
          <p className={css.text}>{text}</p>
          {reason === 'rejected' && <p className={css.text}>{said.byCode.rejected.reason}</p>}
          {code !== null && (
            <p className={`num ${css.code}`} translate="no">
              {code}
            </p>
          )}
        </section>
        <section>
          <h2 className={css.under}>{said.instead}</h2>
          {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role where list-style is none */}
          <ul className={css.alternatives} role="list">
            {alternativesAfter[reason].map((alternative) => (
              <li key={alternative}>
                <AlternativeLink alternative={alternative} {...view} />
              </li>
            ))}
          </ul>
        </section>
      </div>
    );
  },
};

function AlternativeLink({ alternative, locale, site }: PageView & { readonly alternative: Alternative }): ReactNode {
  const { title, text } = messagesIn(locale, ntbFailureMessages).ways[alternative];
  const addresses: Readonly<Record<Alternative, string>> = {
    lender: addressOf(locale, ntbAddresses.application),
    smaller: addressOf(locale, search),
    costs: addressOf(locale, emiCalculator),
    own: accountAddress(locale, site),
    guidelines: addressOf(locale, disputeAddresses.guidelines),
  };
  return (
    <a className={css.alternative} href={addresses[alternative]}>
      <IconTile icon={iconOf[alternative]} />
      <span className={css.what}>
        <b>{title}</b>
        <span className={css.text}>{text}</span>
      </span>
      <Icon path={icons.next} size={20} />
    </a>
  );
}
