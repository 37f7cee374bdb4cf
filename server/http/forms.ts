import type { FastifyInstance } from 'fastify';

/** Redirect after a form, to a page that can be reloaded. */
export const SEE_OTHER = 303;

/** Registers addresses for HTML forms in a separate scope: other addresses accept none. A handler gets the fields by
 *  name; of several with one name the last. */
export function registerForms(app: FastifyInstance, register: (forms: FastifyInstance) => void): void {
  app.register(async (forms) => {
    forms.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    register(forms);
  });
}
