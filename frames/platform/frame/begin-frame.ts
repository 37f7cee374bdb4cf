import type { Frame, Opening } from '../../../shared/bridge/frame';
import type { OpenWidgetPayload } from '../../../shared/bridge/frames';
import type { Locale } from '../../../shared/locales';
import type { ReportingFrame } from '../../../shared/rules/frame-errors';
import type { ErrorReporter } from '../analytics/error-reporter';
import { reportErrors } from '../analytics/report-errors';
import type { Connection, Host, IncomingHandlers } from '../bridge';
import { loadMessages } from '../i18n/load-messages';

/** What a frame begins with. */
export interface Beginning<Row extends Frame, Messages> {
  readonly connection: Connection<Row>;
  /** As its reports of errors call it. */
  readonly name: ReportingFrame;
  readonly messagesOf: (locale: Locale) => Messages;
  /** What it does with what its host sends besides opening it. */
  readonly incoming: IncomingHandlers<Row>;
}

/** What every frame does first: from now on its errors are reported, and its host may open it. `onOpen` is called with
 *  the messages in the language that the host asked for. */
export function beginFrame<Row extends Frame, Messages>(
  page: Window & typeof globalThis,
  { connection, name, messagesOf, incoming }: Beginning<Row, Messages>,
  onOpen: (payload: Opening<Row>, messages: Messages) => void,
): { readonly host: Host<Row>; readonly reporter: ErrorReporter } {
  const reporter = reportErrors(page, name);
  connection.setHandlers({
    ...incoming,
    onOpen: async (payload: Opening<Row>) => {
      // SAFETY: every row is opened with a language, or without one.
      const { locale } = payload as unknown as OpenWidgetPayload;
      onOpen(payload, await loadMessages(locale, messagesOf));
    },
  });
  return { host: connection.host, reporter };
}
