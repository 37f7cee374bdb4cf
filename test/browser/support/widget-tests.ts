import type { Browser } from 'playwright';
import { afterAll, beforeAll } from 'vitest';
import { closePages, sharedBrowser } from './browser';
import { openWidget, type Places, widgetPlaces } from './widget-page';

type Widget = Parameters<typeof openWidget>[2];
type Viewport = Parameters<typeof openWidget>[3];

export function widgetTests() {
  let places: Places;
  let browser: Browser;
  beforeAll(async () => {
    [places, browser] = await Promise.all([widgetPlaces(), sharedBrowser()]);
  });
  afterAll(() => closePages(browser));
  return {
    places: () => places,
    browser: () => browser,
    open: (widget: Widget, viewport?: Viewport) => openWidget(browser, places, widget, viewport),
  };
}
