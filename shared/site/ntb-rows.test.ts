import { expect, it } from 'vitest';
import * as rows from './ntb-rows';
import { routes } from './routes';

// @req RTE-013, RTE-055
it('ntb rows are the four pages of the specification, in the template `ntbPayment`', () => {
  expect(
    Object.values(rows)
      .map(({ path, shows }) => `${path} ${shows.template}`)
      .sort(),
  ).toEqual([
    '/ntb-application ntbPayment',
    '/ntb-failure ntbPayment',
    '/ntb-lender-redirection ntbPayment',
    '/ntb-status ntbPayment',
  ]);
  for (const row of Object.values(rows)) expect(Object.values(routes)).toContain(row);
});
