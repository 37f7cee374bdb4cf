import { type ReactNode, useEffect, useReducer, useRef } from 'react';
import { createTicket, type disputeDetails } from '../../shared/api/disputes';
import type { ResponseOf } from '../../shared/api/endpoint';
import { brand } from '../../shared/brand';
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
import { Link } from '../kit/link';
import { Note } from '../kit/note';
import { Option, OptionGroup } from '../kit/option';
import { Row } from '../kit/row';
import { TextField } from '../kit/text-field';
import { useFirstFault } from '../kit/use-first-fault';
import type { OwnProps } from '../platform/own-page';
import { browserStore } from '../platform/storage/key-value-store';
import { pageStores } from '../platform/storage/page-stores';
import { readTxnUuid } from '../platform/stored/txn-uuid';
import { asked, deskAddress } from './addresses';
import css from './contact.module.css';
import { beginContact, isWritten, reduceContact } from './contact-state';
import { drafts } from './drafts';
import { FilePicker } from './file-picker';
import { fileIdsOf, isSending } from './files-state';
import { PauseNote } from './pause-note';
import { PurchaseChoice } from './purchase-choice';
import { refusalIn } from './refusal-in';
import { TextArea } from './text-area';
import { useFiles } from './use-files';
import { wordsIn } from './words';

type Details = ResponseOf<typeof disputeDetails>;

/** Where a dispute is raised. What is written is kept for an hour, without files, and is there again after a reload.
 *  Source: S1§2.2 (RTE-063), ODR-001, ODR-008. */
export function Contact({ page, client, data, reload }: OwnProps<Details>): ReactNode {
  const words = wordsIn(page.document.documentElement.lang);
  const { contact } = words;
  const store = useRef(browserStore(() => page.sessionStorage)).current;
  const { purchases, maskedMobile, serverNowMs } = data;
  const [state, send] = useReducer(reduceContact, null, () =>
    beginContact(purchases, store && drafts.read(store, maskedMobile, page.Date.now()), {
      txnId: asked(page, 'txnId'),
      topic: asked(page, 'topic'),
      lastTxnUuid: readTxnUuid(pageStores(page).local, page.Date.now()),
    }),
  );
  const { files, choose, remove, clear } = useFiles(page, reload);
  const { fields, faults, failure, step } = state;
  const { topic, txnUuid, message, email } = fields;
  const purchase = purchases.find((each) => each.txnUuid === txnUuid) ?? null;
  const top = useRef<HTMLFormElement>(null);
  /** A draft of this form stands in the storage. */
  const isKept = useRef(state.isRestored);

  useEffect(() => {
    if (!store) return;
    if (isWritten(fields)) drafts.write(store, maskedMobile, fields, page.Date.now());
    // What somebody else has left there stays.
    else if (isKept.current) drafts.clear(store, maskedMobile);
    isKept.current = isWritten(fields);
  }, [store, fields, maskedMobile, page]);
  const showFirstFault = useFirstFault(top, faults);
  // Sent once: only the step that begins it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is sent is what stood there when it began
  useEffect(() => {
    if (step !== 'sending' || topic === null) return;
    const body = {
      topic,
      message,
      fileIds: fileIdsOf(files),
      ...(topicFacts(topic).isAboutPurchase && txnUuid !== null && { txnUuid }),
      ...(email !== '' && { email }),
    };
    client.call(createTicket, body).then(
      ({ ticketId }) => {
        if (store) drafts.clear(store, maskedMobile);
        page.location.replace(deskAddress(page, 'confirmation', { ticketId }));
      },
      (error: unknown) => {
        const { status, kind } = refusalIn(error);
        send({ type: 'refused', status, kind });
      },
    );
  }, [step]);

  const openedDay = dayInIndia(serverNowMs);
  const needsPurchase = topic === null || topicFacts(topic).isAboutPurchase;
  const says = (fault: (typeof faults)[number]): string | null =>
    faults.includes(fault) ? contact.errors[fault] : null;
  return (
    <div className={css.within}>
      <div>
        <h1 className={css.heading}>{contact.title}</h1>
        <p className={css.lead}>{contact.lead(answerBy(openedDay))}</p>
      </div>
      <div className={css.two}>
        <div className={css.main}>
          {state.isRestored && (
            <Note tone="info" icon={icons.clock} live="polite">
              {contact.draft.kept}{' '}
              <Link
                onClick={() => {
                  clear();
                  send({ type: 'startedOver' });
                }}
              >
                {contact.draft.startOver}
              </Link>
            </Note>
          )}
          <Form
            ref={top}
            className={css.card}
            onSubmit={() => {
              showFirstFault();
              send({ type: 'submitted', areFilesSending: isSending(files) });
            }}
          >
            <div className={css.part} data-fault={says('purchase') === null ? undefined : ''}>
              <PurchaseChoice
                words={contact.about}
                purchases={purchases}
                chosen={purchase}
                isChoosing={state.isChoosing}
                onAsk={() => send({ type: 'purchaseAsked' })}
                onChoose={(uuid) => send({ type: 'purchaseChosen', txnUuid: uuid })}
              />
              {says('purchase') !== null && <FieldError id="purchase-fault">{contact.errors.purchase}</FieldError>}
            </div>
            <div className={css.part} data-fault={says('topic') === null ? undefined : ''}>
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
            </div>
            {purchase && topic !== null && needsPurchase && (
              <PauseNote words={words.pause} lender={purchase.lenderName} pauses={purchase.pauses} untilMs={null} />
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
              <FilePicker words={words.files} files={files} choose={choose} remove={remove} />
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
        </div>
        <div className={css.side}>
          <section className={css.next} aria-labelledby="next">
            <h2 id="next">{contact.next.heading}</h2>
            {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role where list-style is none */}
            <ol role="list" className={css.path}>
              {stepsOf(words, topic, purchase, openedDay).map(({ title, text }) => (
                <li key={title}>
                  <b>{title}</b>
                  {text}
                </li>
              ))}
            </ol>
          </section>
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
        </div>
      </div>
    </div>
  );
}

/** What happens with a ticket that is sent today. */
function stepsOf(
  { contact: { next } }: ReturnType<typeof wordsIn>,
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
