import type { Locale } from '../locales';

/** Notices in place of a page. */
export type NoticeName =
  | 'unknownPage'
  | 'badAddress'
  | 'fault'
  | 'unavailable'
  | 'notBuilt'
  | 'noMerchant'
  | 'onlyFramed'
  | 'unknownMerchant'
  | 'deadLink'
  | 'closedStatement'
  | 'tooOften'
  | 'nothingToApprove'
  | 'nothingToFinish'
  | 'nothingToRegister';

interface DocumentContents {
  readonly notice: { readonly name: NoticeName };
  readonly 'telesales-entry': {
    readonly currentAgentId: string;
    readonly nextAgentId: string;
    /** Form that replaces the session of the current agent, and its hidden fields. */
    readonly action: string;
    readonly fields: Readonly<Record<string, string>>;
    readonly deskAddress: string;
  };
}

/** Pages without the site around them and without a script, each a file `frames/shell/documents/<id>.page.tsx`. */
export type DocumentId = keyof DocumentContents;

/** Content of a document, and its language. */
export type DocumentView<Id extends DocumentId> = DocumentContents[Id] & { readonly locale: Locale };
