import type { FastifyInstance } from 'fastify';

/** Registers addresses that take an HTML form, in a scope of their own: no other address takes one. What a form says is
 *  not read: the sandbox's pages say everything in the address of the button. */
export function registerForms(app: FastifyInstance, register: (forms: FastifyInstance) => void): void {
  app.register(async (forms) => {
    forms.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
      done(null, body),
    );
    register(forms);
  });
}
