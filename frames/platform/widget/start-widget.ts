import type { ReactNode } from 'react';
import type { benefit, communication, OpenWidgetPayload } from '../../../shared/bridge/frames';
import type { Locale } from '../../../shared/locales';
import type { Host } from '../bridge';
import { type Beginning, beginFrame } from '../frame/begin-frame';
import type { Bootstrap } from '../frame/bootstrap';
import { hydrate } from '../frame/hydrate';
import { setPageLanguage } from '../i18n/set-page-language';
import { applyTheme } from '../theme/apply-theme';
import { themeOf } from '../theme/theme-of';

/** Display-only frames, which share their opening and messages. */
type ShownFrame = typeof benefit | typeof communication;

/** Content of a display-only page after the opening. */
export interface Opened<Messages> {
  readonly payload: OpenWidgetPayload;
  readonly messages: Messages;
  readonly host: Host<typeof benefit>;
}

/** Starts a display-only page: waits for the opening, applies theme and language, renders, and reports ready. */
export function startWidget<Messages extends { readonly locale: Locale }>(
  {
    replayClicks,
    ...about
  }: Omit<Beginning<ShownFrame, Messages>, 'incoming'> & Pick<Bootstrap<ShownFrame>, 'replayClicks'>,
  draw: (opened: Opened<Messages>) => ReactNode,
  root: HTMLElement,
  page: Window & typeof globalThis = window,
): void {
  const { host } = beginFrame<ShownFrame, Messages>(page, { ...about, incoming: {} }, (payload, messages) => {
    applyTheme(page.document.documentElement, themeOf(payload.merchantTheme));
    setPageLanguage(page.document.documentElement, messages.locale);
    hydrate(root, draw({ payload, messages, host }));
    replayClicks?.(root);
    host.emit('widgetReady', {});
  });
}
