import { expect, it } from 'vitest';
import { initialState as account } from '../../frames/account/flow/state';
import type { readActivation } from '../../frames/activation/read-activation';
import { initialState as checkout } from '../../frames/checkout/flow/initial-state';
import type { Owed } from '../../frames/dashboard/owed/owed-data';
import type { Odr } from '../../frames/disputes/tickets-data';
import { pinFlow } from '../../frames/line-pin/pin.flow';
import { scheme } from '../../frames/line-pin/testing/sample';
import { applicationFlow } from '../../frames/own-application/application.flow';
import { applicationData } from '../../frames/own-application/testing/samples';
import type { PageData } from '../../shared/site/page-data';
import { initialBuyPage, initialProgramPageData } from '../../shared/site/page-state';

const specified = [
  'config',
  'paymentDetails',
  'paymentUserData',
  'activationInit',
  'registrationUserData',
  'changePin',
  'buy-with-the-product',
  'bicConfig',
  'layers',
  'userDetails',
  'userLogin',
  'ntbConfig',
  'widgetData',
  'modal',
  'identifyUser',
  'programPageData',
  'odr',
  'navBarConfig',
  'transactionHistory',
  'ntbFlow',
];

/** States with an initial value. */
const flows = {
  checkout: [checkout, ['config', 'paymentDetails', 'paymentUserData', 'widgetData', 'modal', 'navBarConfig']],
  account: [account, ['userLogin', 'identifyUser', 'bicConfig', 'layers']],
  application: [applicationFlow.initial({ data: applicationData, draft: null }, 0), ['ntbFlow', 'ntbConfig']],
  pin: [pinFlow.initial({ scheme, lines: [], isForgotten: false }, 0), ['changePin']],
  'home page': [{ 'buy-with-the-product': initialBuyPage } satisfies PageData['home'], ['buy-with-the-product']],
  'page of a program': [{ programPageData: initialProgramPageData } satisfies PageData['program'], ['programPageData']],
} as const;

type Activation = Awaited<ReturnType<typeof readActivation>>;
/** Areas of pages that are rendered after the server's response; `frames/account-cards` has `userDetails`. */
const answered = [
  ...(['activationInit', 'registrationUserData'] satisfies (keyof Activation)[]),
  ...(['transactionHistory'] satisfies (keyof Owed)[]),
  ...(['odr'] satisfies (keyof Odr)[]),
  'userDetails',
];

// @req ENT-033
it.each(Object.entries(flows))(
  'the %s starts with its areas of the specification, and no field is undefined',
  (_, [state, areas]) => {
    for (const area of areas) {
      expect(state).toHaveProperty([area]);
      const slice: unknown = Object.entries(state).find(([name]) => name === area)?.[1];
      if (typeof slice === 'object' && slice !== null) expect(Object.values(slice)).not.toContain(undefined);
    }
    expect(Object.entries(state).filter(([, value]) => value === undefined)).toEqual([]);
  },
);

// @req ENT-032
it('each of the twenty areas of the specification is in one state, or in the response of one page', () => {
  const areas = [...Object.values(flows).flatMap(([, names]): readonly string[] => names), ...answered];
  expect(areas.sort()).toEqual([...specified].sort());
});
