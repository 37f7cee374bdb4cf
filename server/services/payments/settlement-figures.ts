import type { ResultClaims } from '../../../shared/api/order';
import type { SettlementLine as LineAnswer } from '../../../shared/api/settlement';
import { type Subvention, saleLine } from '../../../shared/money/subvention';
import type { StoredLine } from '../../store/settlements';

type Figures = Pick<ResultClaims, 'loanAmountPaise' | 'subvention' | 'payoutPaise'>;

export function settlementFigures(subvention: Subvention | null): Figures {
  if (subvention === null) return { loanAmountPaise: null, subvention: null, payoutPaise: null };
  const { borneBy, pricePaise, discountPaise, processingFeePaise, processingFeeGstPaise } = subvention;
  return {
    loanAmountPaise: pricePaise - discountPaise,
    subvention: borneBy && { borneBy, discountPaise, processingFeePaise, processingFeeGstPaise },
    payoutPaise: saleLine(subvention).payoutPaise,
  };
}

export const lineAnswer = ({ name: _ours, ...line }: StoredLine): LineAnswer => line;
