import { type LenderGateway, LenderUnavailable } from './lender-gateway';

/** Stands where a lender's connection belongs: production never approves anybody by simulation. */
export const lendersNotConnected: LenderGateway = {
  standing: () => Promise.reject(new LenderUnavailable('no lender is connected')),
};
