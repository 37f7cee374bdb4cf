import { lenderEntityMessages } from '../../../shared/legal/lender-entity.messages';
import { messagesIn } from '../../../shared/messages/define-messages';
import { DISPUTE_DECIDED_WORKING_DAYS } from '../../../shared/rules/disputes/dates';
import { disputeAddresses } from '../../../shared/site/dispute-addresses';
import { faq, terms } from '../../../shared/site/routes';
import { Icon } from '../../kit/icon';
import * as icons from '../../kit/icons';
import { Canvas } from '../../kit/layout/canvas';
import { Grid } from '../../kit/layout/grid';
import { Panel } from '../../kit/layout/panel';
import { Stack } from '../../kit/stack';
import { Caption } from '../../kit/type/caption';
import { Title } from '../../kit/type/title';
import { Crumbs } from '../chrome/crumbs';
import { LinkButton } from '../chrome/link-button';
import { chromeMessages } from '../chrome/messages';
import { OfficerContact } from '../chrome/officer-contact';
import { OnCanvas } from '../chrome/on-canvas';
import { TextLink } from '../chrome/text-link';
import { lendersOn } from '../lender-of';
import { addressOf } from '../navigation';
import type { Page } from '../page';
import { guidelinesMessages } from './dispute-guidelines.messages';
import css from './dispute-guidelines.module.css';

/** Source: S1§2.2 (RTE-066, ODR-007). */
export const page: Page = {
  title: ({ locale }) => messagesIn(locale, guidelinesMessages).title,
  description: ({ locale }) => messagesIn(locale, guidelinesMessages).description,
  Body: ({ locale, ...view }) => {
    const { title, help, here, lead, doors, hand, decides, officers, never, raise, tickets } = messagesIn(
      locale,
      guidelinesMessages,
    );
    const { rows, heads, days } = decides;
    const lenders = lendersOn(view);
    const { LENDER, SHOP, CARE } = DISPUTE_DECIDED_WORKING_DAYS;
    const table = [
      { about: rows.debit, by: decides.lender, workingDays: LENDER },
      { about: rows.cost, by: decides.lender, workingDays: LENDER },
      { about: rows.notMine, by: decides.lender, workingDays: LENDER },
      { about: rows.shop, by: decides.shop, workingDays: SHOP },
      { about: rows.other, by: decides.care, workingDays: CARE },
    ];
    return (
      <OnCanvas>
        <Canvas room="page" gap={6}>
          <Crumbs
            label={messagesIn(locale, chromeMessages).landmarks.trail}
            above={[{ href: addressOf(locale, faq), text: help }]}
            here={here}
          />
          <div>
            <Title level={1} size="display">
              {title}
            </Title>
            <p className={css.lead}>{lead}</p>
          </div>
          <ol className={css.doors}>
            {doors.map((door) => (
              <li key={door.title} className={css.door}>
                <h2>{door.title}</h2>
                <b>{door.when}</b>
                <p>{door.text}</p>
              </li>
            ))}
          </ol>
          <Grid className={css.two}>
            <Stack gap={5} steady>
              <Panel as="section" padded="always" gap={4} className={css.card} aria-labelledby="hand">
                <h2 id="hand">{hand.heading}</h2>
                <Stack role="list" as="ul" gap={3} steady className={css.checks}>
                  {hand.lines.map((line) => (
                    <li key={line}>
                      <Icon path={icons.check} size={20} />
                      {line}
                    </li>
                  ))}
                </Stack>
              </Panel>
              <Panel as="section" padded="always" gap={4} className={css.card} aria-labelledby="decides">
                <h2 id="decides">{decides.heading}</h2>
                <table className={css.table}>
                  <thead>
                    <tr>
                      <th scope="col">{heads.about}</th>
                      <th scope="col">{heads.by}</th>
                      <th scope="col">{heads.time}</th>
                    </tr>
                  </thead>
                  <tbody>
                    {table.map(({ about, by, workingDays }) => (
                      <tr key={about}>
                        <th scope="row">{about}</th>
                        <td>{by}</td>
                        <td>{days(workingDays)}</td>
                      </tr>
                    ))}
                  </tbody>
                </table>
                <Caption size={14} className={css.small}>
                  {decides.pause}
                </Caption>
              </Panel>
              <Panel as="section" padded="always" gap={4} className={css.card} aria-labelledby="officers">
                <h2 id="officers">{officers.heading}</h2>
                {lenders.length === 0 ? (
                  <p>{messagesIn(locale, lenderEntityMessages).noLender}</p>
                ) : (
                  <>
                    {' '}
                    <table className={`${css.table} ${css.officers}`}>
                      <thead>
                        <tr>
                          <th scope="col">{officers.heads.lender}</th>
                          <th scope="col">{officers.heads.officer}</th>
                        </tr>
                      </thead>
                      <tbody>
                        {lenders.map(({ lenderId, name, legal }) => (
                          <tr key={lenderId}>
                            <th scope="row" translate="no">
                              {name}
                              <Caption as="span" size={14} className={css.small}>
                                {legal.legalName}
                              </Caption>
                            </th>
                            <td>
                              <OfficerContact officer={legal.nodalOfficer} />
                            </td>
                          </tr>
                        ))}
                      </tbody>
                    </table>
                    <TextLink href={`${addressOf(locale, terms)}#grievances`}>{officers.more}</TextLink>
                  </>
                )}
              </Panel>
            </Stack>
            <Stack gap={5} steady>
              <section className={css.never}>
                <Icon path={icons.lock} size={20} />
                <div>
                  <h2>{never.heading}</h2>
                  <p>{never.text}</p>
                </div>
              </section>
              <LinkButton href={addressOf(locale, disputeAddresses.contact)} isLarge>
                {raise}
              </LinkButton>
              <LinkButton href={addressOf(locale, disputeAddresses.view)} kind="secondary">
                {tickets}
              </LinkButton>
            </Stack>
          </Grid>
        </Canvas>
      </OnCanvas>
    );
  },
};
