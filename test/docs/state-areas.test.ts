import { expect, it } from 'vitest';
import { initialState as account } from '../../frames/account/flow/state';
import { initialState as checkout } from '../../frames/checkout/flow/initial-state';
import { firstChange } from '../../frames/line-pin/flow/pin-change';
import { firstApply } from '../../frames/own-application/first-state';
import { applicationData } from '../../frames/own-application/testing/samples';

const flows = {
  checkout: [checkout, ['config', 'paymentDetails', 'paymentUserData', 'widgetData', 'modal']],
  account: [account, ['userLogin', 'identifyUser']],
  application: [firstApply(applicationData, null), ['ntbFlow', 'ntbConfig']],
  pin: [firstChange('401'), ['changePin']],
} as const;

it.each(Object.entries(flows))(
  'the %s begins with its areas of the specification, and no field is undefined',
  (_, [state, areas]) => {
    for (const area of areas) expect(state).toHaveProperty(area);
    expect(Object.entries(state).filter(([, value]) => value === undefined)).toEqual([]);
  },
);
