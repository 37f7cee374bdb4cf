import type { ReactNode } from 'react';
import { brand } from '../../../shared/brand';
import { messagesIn } from '../../../shared/messages/define-messages';
import { AMOUNT_MAX_RUPEES } from '../../../shared/rules/validation';
import { demo } from '../../../shared/site/routes';
import { EmiSteps, LendingPartners } from '../../catalogue';
import { communicationMessages } from '../../communication/messages';
import { commonMessages } from '../../kit/common.messages';
import { Panel } from '../../kit/layout/panel';
import { MoneyText } from '../../kit/money-text';
import { Stack } from '../../kit/stack';
import { Caption } from '../../kit/type/caption';
import { Title } from '../../kit/type/title';
import { LinkButton } from '../chrome/link-button';
import { OnCanvas } from '../chrome/on-canvas';
import { ENTRY_FORM } from '../client/entry';
import { NumberForm } from '../home/number-form';
import { addressOf } from '../navigation';
import type { Page, PageView } from '../page';
import { demoMessages } from './demo.messages';
import css from './demo.module.css';

type Said = PageView<'demo'>;

/** Demo of the communication screen for a chosen shop and price, without a script, and a number form to try it. Source:
 *  S1§2.1 (RTE-015). */
export const page: Page<'demo'> = {
  title: ({ locale }) => messagesIn(locale, demoMessages).title,
  description: ({ locale }) => messagesIn(locale, demoMessages).description,
  Body: (view) => {
    const { locale, site, publicUrl, data } = view;
    const { chosen, amountRupees } = data;
    const said = messagesIn(locale, demoMessages);
    return (
      <OnCanvas>
        <div className={css.within}>
          <Stack gap={5} steady>
            <Title level={1}>{said.heading}</Title>
            <Caption size={18}>{said.lead}</Caption>
            {chosen ? <Choices {...view} handle={chosen.handle} /> : <p>{said.noShop}</p>}
            <Stack aria-labelledby="number" as="section" gap={3} steady className={css.number}>
              <h2 id="number">{said.number}</h2>
              <NumberForm
                locale={locale}
                site={site}
                publicUrl={publicUrl}
                entry={{
                  amount: String(amountRupees),
                  ...(chosen?.merchantKey != null && { merchantId: chosen.merchantKey }),
                }}
              />
            </Stack>
          </Stack>
          {chosen && <Screen {...view} shop={chosen.name} />}
        </div>
      </OnCanvas>
    );
  },
};

function Choices({ locale, data, handle }: Said & { readonly handle: string }): ReactNode {
  const said = messagesIn(locale, demoMessages);
  return (
    // biome-ignore lint/correctness/noRestrictedElements: navigates to an address, and works without a script
    <form className={css.form} method="get" action={addressOf(locale, demo)}>
      <label className={css.field}>
        <span>{said.shop}</span>
        <select name="shop" defaultValue={handle}>
          {data.shops.map((shop) => (
            <option key={shop.handle} value={shop.handle} translate="no">
              {shop.name}
            </option>
          ))}
        </select>
      </label>
      <label className={css.field}>
        <span>{said.price}</span>
        <input
          name="amount"
          type="number"
          inputMode="numeric"
          min={1}
          max={AMOUNT_MAX_RUPEES}
          step={1}
          required
          defaultValue={data.amountRupees}
        />
      </label>
      <button className={css.show} type="submit">
        {said.show}
      </button>
    </form>
  );
}

/** The communication screen as a shop embeds it. */
function Screen({ locale, data, shop }: Said & { readonly shop: string }): ReactNode {
  const { plan, amountRupees, partners } = data;
  const said = messagesIn(locale, demoMessages);
  const { heading, claim, steps } = messagesIn(locale, communicationMessages);
  const { check, emiWith, partners: title, poweredBy } = messagesIn(locale, commonMessages);
  return (
    <Panel as="section" raised className={css.screen} aria-label={said.screen(shop)}>
      <p className={css.bar}>
        <b translate="no">{shop}</b>
        <span>{emiWith(brand.name)}</span>
      </p>
      <div className={css.shown}>
        <h2 className={css.title}>{heading}</h2>
        <p>{claim}</p>
        {plan ? (
          <p className={css.price}>
            <b>
              <MoneyText>{said.monthly(plan.emiRupees, plan.tenure)}</MoneyText>
            </b>
            <span>
              <MoneyText>{said.of(amountRupees, plan.lenderName)}</MoneyText>
            </span>
          </p>
        ) : (
          <p>
            <MoneyText>{said.noPlan(amountRupees)}</MoneyText>
          </p>
        )}
        <EmiSteps steps={steps} />
        {partners.length > 0 && <LendingPartners title={title} names={partners} />}
        <LinkButton href={`#${ENTRY_FORM}`} isLarge>
          {check}
        </LinkButton>
        <Caption className={css.powered}>{poweredBy.join(` ${brand.name} `).trim()}</Caption>
      </div>
    </Panel>
  );
}
