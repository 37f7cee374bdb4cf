import { pricedPlans } from '../../../shared/lenders/priced-plan';
import { hideSheet, openSheet } from './navigation';
import type { SharePicture } from './share-picture';
import type { SalesState } from './state';
import { showToast } from './toast';
import type { Turn } from './turn';

/** What goes to the customer; null while no lender is selected. */
export function sharePicture(state: SalesState): SharePicture | null {
  const { selectedLenderDetails: lender, submittedAmount, merchantData } = state;
  if (!lender || submittedAmount === null) return null;
  return {
    merchantName: merchantData.merchantName,
    lenderName: lender.name,
    amountRupees: submittedAmount,
    plans: pricedPlans(lender),
  };
}

export function openShareInfo(turn: Turn): void {
  if (!sharePicture(turn.state)) return;
  turn.set({ shareState: 'ready' });
  openSheet(turn, 'SA_SHARE_INFO');
}

export function share(turn: Turn): void {
  const picture = sharePicture(turn.state);
  if (!picture || turn.state.shareState === 'sharing') return;
  turn.set({ shareState: 'sharing' });
  turn.ask({ type: 'share', picture, support: turn.state.shareSupport });
}

export function onShareEnded(turn: Turn, result: 'shared' | 'dismissed' | 'downloaded' | 'unsupported'): void {
  if (turn.state.shareState !== 'sharing') return;
  switch (result) {
    case 'shared':
      turn.set({ shareState: 'shared' });
      if (turn.state.bottomSheetConfig.moduleName === 'SA_SHARE_INFO') hideSheet(turn);
      showToast(turn, 'shared');
      break;
    case 'dismissed':
      turn.set({ shareState: 'ready' });
      break;
    case 'downloaded':
      turn.set({ shareState: 'downloaded' });
      showToast(turn, 'imageDownloaded');
      break;
    case 'unsupported':
      turn.set({
        shareState: 'fellBack',
        shareSupport: turn.state.shareSupport === 'screenshot' ? 'screenshot' : 'manual',
      });
      break;
    default:
      result satisfies never;
  }
}
