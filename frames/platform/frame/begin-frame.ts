import type { Frame, Opening } from '../../../shared/bridge/frame';
import type { OpenWidgetPayload } from '../../../shared/bridge/frames';
import type { Locale } from '../../../shared/locales';
import type { ReportingFrame } from '../../../shared/rules/frame-errors';
import type { ErrorReporter } from '../analytics/error-reporter';
import { reportErrors } from '../analytics/report-errors';
import type { Connection, Host, IncomingHandlers } from '../bridge';
import { loadMessages } from '../i18n/load-messages';

export interface Beginning<Row extends Frame, Messages> {
  readonly connection: Connection<Row>;
  /** Name in error reports. */
  readonly name: ReportingFrame;
  readonly messagesOf: (locale: Locale) => Messages;
  /** Handlers of the host's messages except the opening. */
  readonly incoming: IncomingHandlers<Row>;
}

/** Starts error reports and the bridge of a frame. `onOpen` gets the messages in the host's language. */
export function beginFrame<Row extends Frame, Messages>(
  page: Window & typeof globalThis,
  { connection, name, messagesOf, incoming }: Beginning<Row, Messages>,
  onOpen: (payload: Opening<Row>, messages: Messages) => void,
): { readonly host: Host<Row>; readonly reporter: ErrorReporter } {
  const reporter = reportErrors(page, name);
  connection.setHandlers({
    ...incoming,
    onOpen: async (payload: Opening<Row>) => {
      // SAFETY: the opening of every row has an optional locale.
      const { locale } = payload as unknown as OpenWidgetPayload;
      onOpen(payload, await loadMessages(locale, messagesOf));
    },
  });
  return { host: connection.host, reporter };
}
