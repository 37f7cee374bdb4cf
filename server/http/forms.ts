import type { FastifyInstance } from 'fastify';

/** Leads from a form that was taken to a page that can be loaded again. */
export const SEE_OTHER = 303;

/** Registers addresses that take an HTML form, in a scope of their own: no other address takes one. A handler gets its
 *  fields by name; of several with one name the last. */
export function registerForms(app: FastifyInstance, register: (forms: FastifyInstance) => void): void {
  app.register(async (forms) => {
    forms.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    register(forms);
  });
}
