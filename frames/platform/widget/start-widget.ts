import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { brand } from '../../../shared/brand';
import type { OpenAnswer } from '../../../shared/bridge/fields';
import type { BridgeMessage } from '../../../shared/bridge/message';
import type { Infer } from '../../../shared/bridge/schema';
import type { OpenWidgetPayload } from '../../../shared/bridge/widget';
import type { ReportingFrame } from '../../../shared/rules/frame-errors';
import { reportErrors } from '../analytics/report-errors';
import { connectWidget, type Outward, type WidgetBridge } from '../bridge/connect-widget';
import { type Catalogues, loadCatalogue } from '../i18n/load-catalogue';
import { applyTheme } from '../theme/apply-theme';

/** What a page without a flow of its own shows once it has been opened. */
export interface Opened<Messages, Out extends Outward> {
  readonly payload: OpenWidgetPayload;
  readonly messages: Messages;
  readonly host: WidgetBridge<Out>;
}

/** Starts a page that only shows something: waits for the merchant's page to open it, applies theme and language, draws,
 *  and says that it is ready. */
export function startWidget<Messages extends { readonly lang: string }, Out extends Outward & WidgetReady>(
  about: {
    readonly frame: ReportingFrame;
    readonly open: BridgeMessage<string, OpenWidgetPayload, Infer<typeof OpenAnswer>>;
    readonly outward: Out;
    readonly catalogues: Catalogues<Messages>;
    readonly fallback: Messages;
    draw(opened: Opened<Messages, Out>): ReactNode;
  },
  root: HTMLElement,
  page: Window & typeof globalThis = window,
): void {
  reportErrors(page, about.frame);
  const drawn = createRoot(root);
  const host = connectWidget(
    { open: about.open, outward: about.outward, onOpen: (payload) => void show(payload) },
    page,
  );

  async function show(payload: OpenWidgetPayload): Promise<void> {
    applyTheme(page.document.documentElement, { ...brand.theme, ...payload.merchantTheme });
    const messages = await loadCatalogue(about.catalogues, about.fallback, payload.locale);
    page.document.documentElement.lang = messages.lang;
    drawn.render(about.draw({ payload, messages, host }));
    host.tell('widgetReady', {} as Infer<Out['widgetReady']['payload']>);
  }
}

interface WidgetReady {
  readonly widgetReady: Outward[string];
}
