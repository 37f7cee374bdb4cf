import { type ReactNode, useRef } from 'react';
import type { disputeDetails } from '../../shared/api/disputes';
import type { ResponseOf } from '../../shared/api/endpoint';
import { brand } from '../../shared/brand';
import { messagesIn } from '../../shared/messages/define-messages';
import { answerBy, decidedBy } from '../../shared/rules/disputes/dates';
import { type DisputeTopic, disputeTopics, topicFacts } from '../../shared/rules/disputes/topics';
import { dayInIndia } from '../../shared/rules/india-days';
import { EMAIL_MAX_LENGTH } from '../../shared/rules/validation';
import { Button } from '../kit/button';
import { RowList } from '../kit/card';
import { FieldError } from '../kit/field-message';
import { Form } from '../kit/form';
import { IconTile } from '../kit/icon-tile';
import * as icons from '../kit/icons';
import { Canvas } from '../kit/layout/canvas';
import { Grid } from '../kit/layout/grid';
import { Panel } from '../kit/layout/panel';
import { Link } from '../kit/link';
import { Note } from '../kit/note';
import { Option, OptionGroup } from '../kit/option';
import { Row } from '../kit/row';
import { Stack } from '../kit/stack';
import { TextField } from '../kit/text-field';
import { Title } from '../kit/type/title';
import { useFirstFault } from '../kit/use-first-fault';
import type { PageView } from '../platform/page/flow-view';
import { deskAddress } from './addresses';
import type { ContactFlowEvent, ContactFlowState } from './contact.flow';
import css from './contact.module.css';
import { FilePicker } from './file-picker';
import { type DisputeMessages, disputesMessages } from './messages';
import { PauseNote } from './pause-note';
import { PurchaseChoice } from './purchase-choice';
import { TextArea } from './text-area';

type Details = ResponseOf<typeof disputeDetails>;

/** Form of a dispute. Text is stored for an hour, without files, and restored after a reload. Source: S1§2.2 (RTE-063), ODR-001,
 *  ODR-008. */
export function Contact({ state, send, page, locale }: PageView<ContactFlowState, ContactFlowEvent>): ReactNode {
  const t = messagesIn(locale, disputesMessages);
  const { contact } = t;
  const { details, form, files } = state;
  const { purchases, serverNowMs } = details;
  const { fields, faults, failure, step } = form;
  const { topic, txnUuid, message, email } = fields;
  const purchase = purchases.find((each) => each.txnUuid === txnUuid) ?? null;
  const top = useRef<HTMLFormElement>(null);
  const showFirstFault = useFirstFault(top, faults);

  const openedDay = dayInIndia(serverNowMs);
  const needsPurchase = topic === null || topicFacts(topic).isAboutPurchase;
  const says = (fault: (typeof faults)[number]): string | null =>
    faults.includes(fault) ? contact.errors[fault] : null;
  return (
    <Canvas room="page" gap={5}>
      <div>
        <Title level={1} size="display" wrap="pretty">
          {contact.title}
        </Title>
        <p className={css.lead}>{contact.lead(answerBy(openedDay))}</p>
      </div>
      <Grid>
        <Stack gap={5} steady>
          {form.isRestored && (
            <Note tone="info" icon={icons.clock} live="polite">
              {contact.draft.restored}{' '}
              <Link onClick={() => send({ type: 'startedOver' })}>{contact.draft.startOver}</Link>
            </Note>
          )}
          <Form
            ref={top}
            className={css.card}
            onSubmit={() => {
              showFirstFault();
              send({ type: 'submitted' });
            }}
          >
            <Stack gap={2} steady data-fault={says('purchase') === null ? undefined : ''}>
              <PurchaseChoice
                t={contact.about}
                purchases={purchases}
                chosen={purchase}
                isChoosing={form.isChoosing}
                onAsk={() => send({ type: 'purchaseAsked' })}
                onChoose={(uuid) => send({ type: 'purchaseChosen', txnUuid: uuid })}
              />
              {says('purchase') !== null && <FieldError id="purchase-fault">{contact.errors.purchase}</FieldError>}
            </Stack>
            <Stack gap={2} steady data-fault={says('topic') === null ? undefined : ''}>
              <p className={css.label} aria-hidden="true">
                {contact.topics.label}
              </p>
              <div className={css.topics}>
                <OptionGroup label={contact.topics.label}>
                  {disputeTopics.map((each) => (
                    <Option
                      key={each}
                      group="topic"
                      title={contact.topics[each]}
                      checked={topic === each}
                      onChoose={() => send({ type: 'typed', fields: { topic: each } })}
                    />
                  ))}
                </OptionGroup>
              </div>
              {says('topic') !== null && <FieldError id="topic-fault">{contact.errors.topic}</FieldError>}
            </Stack>
            {purchase && topic !== null && needsPurchase && (
              <PauseNote t={t.pause} lender={purchase.lenderName} pauses={purchase.pauses} untilMs={null} />
            )}
            <TextArea
              label={contact.text.label}
              rows={5}
              value={message}
              error={says('message')}
              hint={`${contact.text.count(message.length)} · ${contact.text.never}`}
              onText={(typed) => send({ type: 'typed', fields: { message: typed } })}
            />
            <div>
              <FilePicker t={t.files} files={files.files} send={send} />
              {says('files') !== null && <FieldError id="files-fault">{contact.errors.files}</FieldError>}
            </div>
            <TextField
              label={contact.email.label}
              optional={contact.email.optional}
              type="email"
              maxLength={EMAIL_MAX_LENGTH}
              value={email}
              error={says('email')}
              onText={(typed) => send({ type: 'typed', fields: { email: typed.trim() } })}
            />
            {failure !== null && (
              <Note tone="error" live="assertive">
                {contact.failed[failure]}
              </Note>
            )}
            <div>
              <Button type="submit" width="fit" pendingLabel={step === 'sending' ? contact.sending : null}>
                {contact.send}
              </Button>
            </div>
          </Form>
        </Stack>
        <Stack gap={5} steady>
          <Panel as="section" padded="less" gap={6} className={css.next} aria-labelledby="next">
            <h2 id="next">{contact.next.heading}</h2>
            {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role where list-style is none */}
            <ol role="list" className={css.path}>
              {stepsOf(t, topic, purchase, openedDay).map(({ title, text }) => (
                <li key={title}>
                  <b>{title}</b>
                  {text}
                </li>
              ))}
            </ol>
          </Panel>
          <RowList>
            <Row
              start={<IconTile icon={icons.info} />}
              title={contact.guidelines.title}
              under={contact.guidelines.text}
              href={deskAddress(page, 'guidelines')}
            />
            <Row
              start={<IconTile icon={icons.mail} />}
              title={brand.supportEmail}
              href={`mailto:${brand.supportEmail}`}
            />
          </RowList>
        </Stack>
      </Grid>
    </Canvas>
  );
}

/** Steps of a ticket sent today. */
function stepsOf(
  { contact: { next } }: DisputeMessages,
  topic: DisputeTopic | null,
  purchase: Details['purchases'][number] | null,
  openedDay: string,
) {
  const { decidedBy: decider } = topic === null ? { decidedBy: 'CARE' as const } : topicFacts(topic);
  const name = decider === 'LENDER' ? purchase?.lenderName : decider === 'SHOP' ? purchase?.merchantName : undefined;
  return [
    { title: next.you, text: next.today },
    { title: next.we, text: next.by(answerBy(openedDay)) },
    ...(name === undefined
      ? []
      : [{ title: next.checks(name), text: next.atTheLatest(decidedBy(openedDay, decider)) }]),
  ];
}
