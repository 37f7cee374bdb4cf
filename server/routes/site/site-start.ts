import type { FastifyInstance } from 'fastify';
import { defaultLocale, locales } from '../../../shared/locales';
import { pathIn } from '../../../shared/site/address';
import { home, start } from '../../../shared/site/routes';
import type { Config } from '../../config';
import { askedLocale, inLanguage, siteLanguage } from '../../http/page-language';
import { siteNeeded } from '../../http/site-of';

/** Redirects `/` to the home page, with its query: in the requested language, else the user's earlier choice, else the
 *  browser's; below a language to the home page of that language. Source: S1§2.3. */
export function registerSiteStart(app: FastifyInstance, { publicUrl }: Pick<Config, 'publicUrl'>): void {
  for (const locale of locales.filter((each) => each !== defaultLocale))
    app.get(pathIn(locale, start.path), (request, reply) => {
      siteNeeded(request, publicUrl);
      return reply.redirect(inLanguage(request, home.path, locale));
    });
  app.get(start.path, (request, reply) => {
    siteNeeded(request, publicUrl);
    askedLocale(request);
    return reply
      .header('vary', 'accept-language, cookie')
      .redirect(inLanguage(request, home.path, siteLanguage(request)));
  });
}
