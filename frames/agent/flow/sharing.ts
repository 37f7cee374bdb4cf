import { pricedPlans } from '../../../shared/lenders/priced-plan';
import { hideSheet, openSheet, openSheetName } from './navigation';
import type { SalesContext } from './sales-context';
import type { SharePicture } from './share-picture';
import type { ShownState } from './state';
import { showToast } from './toast';

/** What goes to the customer; null while no lender is selected. */
export function sharePicture(state: ShownState): SharePicture | null {
  const { selectedLenderDetails: lender, submittedAmount } = state.purchase;
  const { merchantData } = state.session;
  if (!lender || submittedAmount === null) return null;
  return {
    merchantName: merchantData.merchantName,
    lenderName: lender.name,
    amountRupees: submittedAmount,
    plans: pricedPlans(lender),
  };
}

export function openShareInfo(context: SalesContext): void {
  if (!sharePicture(context.state)) return;
  context.set({ shareState: 'ready' });
  openSheet(context, { name: 'SA_SHARE_INFO' });
}

export function share(context: SalesContext): void {
  const picture = sharePicture(context.state);
  if (!picture || context.state.shareState === 'sharing') return;
  context.set({ shareState: 'sharing' });
  context.ask({ type: 'share', picture, support: context.state.session.shareSupport });
}

export function onShareEnded(
  context: SalesContext,
  result: 'shared' | 'dismissed' | 'downloaded' | 'unsupported',
): void {
  if (context.state.shareState !== 'sharing') return;
  switch (result) {
    case 'shared':
      context.set({ shareState: 'shared' });
      if (openSheetName(context.state) === 'SA_SHARE_INFO') hideSheet(context);
      showToast(context, 'shared');
      break;
    case 'dismissed':
      context.set({ shareState: 'ready' });
      break;
    case 'downloaded':
      context.set({ shareState: 'downloaded' });
      showToast(context, 'imageDownloaded');
      break;
    case 'unsupported':
      context.set({ shareState: 'fellBack' });
      context.setSession({
        shareSupport: context.state.session.shareSupport === 'screenshot' ? 'screenshot' : 'manual',
      });
      break;
    default:
      result satisfies never;
  }
}
