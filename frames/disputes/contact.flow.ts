import { createTicket, type disputeDetails } from '../../shared/api/disputes';
import type { ResponseOf } from '../../shared/api/endpoint';
import { topicFacts } from '../../shared/rules/disputes/topics';
import type { Flow, FlowDefinition } from '../platform/page/flow';
import { beginContact, type ContactEvent, type ContactFields, type ContactState, reduceContact } from './contact-state';
import {
  type FileEffect,
  type FileEvent,
  fileIdsOf,
  isSending,
  type MessageFiles,
  noFiles,
  takeFile,
} from './files-state';

const calls = { create: createTicket };

export interface ContactInput {
  readonly details: ResponseOf<typeof disputeDetails>;
  readonly draft: ContactFields | null;
  /** Purchase named by the address or this browser. */
  readonly asked: Parameters<typeof beginContact>[2];
}
export interface ContactFlowState {
  readonly details: ContactInput['details'];
  readonly form: ContactState;
  readonly files: MessageFiles;
}
export type ContactFlowEvent =
  | Exclude<ContactEvent, { type: 'refused' | 'submitted' }>
  | FileEvent
  | { readonly type: 'submitted' };
export type ContactEffect =
  | FileEffect
  | { readonly type: 'keepDraft'; readonly fields: ContactFields }
  | { readonly type: 'sent'; readonly ticketId: string };

type ContactRules = Flow<ContactFlowState, typeof calls, ContactInput, never, ContactEffect>;

function takeForm(flow: ContactRules, event: ContactEvent): void {
  const { form: before } = flow.state;
  const form = reduceContact(before, event);
  flow.set({ ...flow.state, form });
  if (form.fields !== before.fields) flow.run({ type: 'keepDraft', fields: form.fields });
}

function takeFiles(flow: ContactRules, event: FileEvent): void {
  const { files, effects } = takeFile(flow.state.files, event);
  flow.set({ ...flow.state, files });
  for (const effect of effects) flow.run(effect);
}

export const contactFlow: FlowDefinition<
  ContactFlowState,
  ContactFlowEvent,
  typeof calls,
  ContactInput,
  never,
  ContactEffect
> = {
  initial: ({ details, draft, asked }) => ({
    details,
    form: beginContact(details.purchases, draft, asked),
    files: noFiles,
  }),
  calls,
  on: {
    typed: takeForm,
    purchaseAsked: takeForm,
    purchaseChosen: takeForm,
    startedOver(flow, event) {
      takeForm(flow, event);
      takeFiles(flow, { type: 'filesCleared' });
    },
    submitted(flow) {
      if (flow.state.form.step === 'sending') return;
      takeForm(flow, { type: 'submitted', areFilesSending: isSending(flow.state.files.files) });
      const { form, files } = flow.state;
      const { topic, txnUuid, message, email } = form.fields;
      if (form.step !== 'sending' || topic === null) return;
      flow.call('create', {
        topic,
        message,
        fileIds: fileIdsOf(files.files),
        ...(topicFacts(topic).isAboutPurchase && txnUuid !== null && { txnUuid }),
        ...(email !== '' && { email }),
      });
    },
    filesChosen: takeFiles,
    fileRemoved: takeFiles,
    filesCleared: takeFiles,
    fileProgressed: takeFiles,
    fileAdded: takeFiles,
    fileRefused: takeFiles,
  },
  answers: {
    create: {
      done: (flow, { ticketId }) => flow.run({ type: 'sent', ticketId }),
      failed: (flow, { status, kind }) => takeForm(flow, { type: 'refused', status, kind }),
    },
  },
  timers: {},
};
