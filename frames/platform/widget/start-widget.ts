import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { brand } from '../../../shared/brand';
import type { benefit, communication, OpenWidgetPayload } from '../../../shared/bridge/frames';
import { reportErrors } from '../analytics/report-errors';
import { connect, type Host } from '../bridge';
import { type Catalogues, loadCatalogue } from '../i18n/load-catalogue';
import { applyTheme } from '../theme/apply-theme';

/** Frames that only show something: they are opened with the same and tell the same. */
type ShownFrame = typeof benefit | typeof communication;

/** What a page without a flow of its own shows once it has been opened. */
export interface Opened<Messages> {
  readonly payload: OpenWidgetPayload;
  readonly messages: Messages;
  readonly host: Host<typeof benefit>;
}

/** Starts a page that only shows something: waits for the merchant's page to open it, applies theme and language, draws,
 *  and says that it is ready. */
export function startWidget<Messages extends { readonly lang: string }>(
  about: {
    readonly frame: ShownFrame;
    /** As its reports of errors call it. */
    readonly name: 'benefit' | 'communication';
    readonly catalogues: Catalogues<Messages>;
    readonly fallback: Messages;
    draw(opened: Opened<Messages>): ReactNode;
  },
  root: HTMLElement,
  page: Window & typeof globalThis = window,
): void {
  reportErrors(page, about.name);
  const drawn = createRoot(root);
  const host = connect<ShownFrame>(about.frame, { onOpen: (payload) => void show(payload) }, page);

  async function show(payload: OpenWidgetPayload): Promise<void> {
    applyTheme(page.document.documentElement, { ...brand.theme, ...payload.merchantTheme });
    const messages = await loadCatalogue(about.catalogues, about.fallback, payload.locale);
    page.document.documentElement.lang = messages.lang;
    drawn.render(about.draw({ payload, messages, host }));
    host.emit('widgetReady', {});
  }
}
