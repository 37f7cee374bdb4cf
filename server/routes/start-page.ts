import type { FastifyInstance } from 'fastify';
import { brand } from '../../shared/brand';
import { privacyPolicy, sandboxPhone, start, terms as termsPage } from '../../shared/site/routes';
import type { Config } from '../config';
import { isForPerson, type PageLanguage, pageLanguage } from '../http/page-language';
import { brandMark, html, sendPrinted } from '../http/printed-page';
import { Refusal } from '../services/refusal';

const words = {
  en: {
    title: 'EMI without a card',
    text: `Shops load ${brand.name} from this address. To buy in monthly instalments, choose ${brand.name} when you pay in a shop: there is nothing to do here.`,
    sandbox: 'This is a sandbox. Its shops, lenders and customers are invented, and no money moves.',
    tryIt: 'Try it',
    hub: 'Open the demo hub',
    phone: 'Sandbox phone',
    terms: 'Terms and Conditions',
    privacy: 'Privacy policy',
    policies: 'Terms and policies',
  },
  hi: {
    title: 'बिना कार्ड EMI',
    text: `दुकानें ${brand.name} को इसी पते से खोलती हैं। महीने की किस्तों में ख़रीदने के लिए दुकान में भुगतान करते समय ${brand.name} चुनें: यहाँ कुछ नहीं करना है।`,
    sandbox: 'यह सैंडबॉक्स है। यहाँ की दुकानें, बैंक और ग्राहक बनाए हुए हैं, और पैसा नहीं चलता।',
    tryIt: 'आज़माएँ',
    hub: 'डेमो हब खोलें',
    phone: 'सैंडबॉक्स फ़ोन',
    terms: 'नियम और शर्तें',
    privacy: 'गोपनीयता नीति',
    policies: 'शर्तें और नीतियाँ',
  },
} as const satisfies Record<PageLanguage, unknown>;

/** What this address is, for a person who opens it by itself; a program is told that there is nothing here. In the
 *  sandbox it leads to the example merchant's hub. */
export function registerStartPage(app: FastifyInstance, { mode, exampleMerchant }: Config): void {
  app.get(start.path, (request, reply) => {
    if (!isForPerson(request)) throw new Refusal('NOT_FOUND');
    const language = pageLanguage(request);
    const { title, text, sandbox, tryIt, hub, phone, terms, privacy, policies } = words[language];
    const ways = html`<p class="aside">${sandbox}</p><nav class="ways" aria-label="${tryIt}"><a class="button" href="${exampleMerchant.origin}/">${hub}</a><a href="${sandboxPhone.path}">${phone}</a></nav>`;
    const body = html`<main class="notice">${brandMark}<h1>${title}</h1><p>${text}</p>${mode === 'sandbox' ? [ways] : []}</main><footer><nav aria-label="${policies}"><a href="${termsPage.path}">${terms}</a><a href="${privacyPolicy.path}">${privacy}</a></nav></footer>`;
    return sendPrinted(reply, { title: `${brand.name} · ${title}`, body, language });
  });
}
