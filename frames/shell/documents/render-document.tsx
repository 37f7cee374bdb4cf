import { renderToStaticMarkup } from 'react-dom/server';
import { keysOf } from '../../../shared/keys-of';
import { rootAttributesText } from '../../../shared/locales';
import { pageColours } from '../../../shared/page-colours';
import type { DocumentId, DocumentView } from '../../../shared/site/documents';
import type { RenderedPage } from '../../../shared/site/renderer';
import { keepTranslateNo } from '../../platform/translation/keep-translate-no';
import documentStyle from './document.css?inline';
import type { DocumentPage } from './document-page';
import { page as kfs } from './kfs.page';
import { page as kfsCode } from './kfs-code.page';
import { page as notice } from './notice.page';
import { page as sandboxApplication } from './sandbox/application.page';
import { page as sandboxMandate } from './sandbox/mandate.page';
import { page as sandboxPayment } from './sandbox/payment.page';
import { page as telesalesEntry } from './telesales-entry.page';

const pages: { readonly [Id in DocumentId]: DocumentPage<Id> } = {
  kfs,
  'kfs-code': kfsCode,
  notice,
  'sandbox-application': sandboxApplication,
  'sandbox-mandate': sandboxMandate,
  'sandbox-payment': sandboxPayment,
  'telesales-entry': telesalesEntry,
};

/** A complete document with one inline style. */
export function renderDocument<Id extends DocumentId>(id: Id, view: DocumentView<Id>): RenderedPage {
  const page: DocumentPage<Id> = pages[id];
  const style = (page.style?.(view) ?? documentStyle).trim();
  return keepTranslateNo(() => {
    const head = renderToStaticMarkup(
      <>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {keysOf(pageColours).map((scheme) => (
          <meta
            key={scheme}
            name="theme-color"
            content={pageColours[scheme]}
            media={`(prefers-color-scheme: ${scheme})`}
          />
        ))}
        <title>{page.title(view)}</title>
      </>,
    );
    const body = renderToStaticMarkup(page.body(view));
    const html = `<!doctype html><html ${rootAttributesText(view.locale)}><head>${head}<style>${style}</style></head><body>${body}</body></html>\n`;
    return { html, style };
  });
}
