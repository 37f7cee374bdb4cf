import { pricedPlans } from '../../../shared/lenders/priced-plan';
import { hideSheet, openSheet, openSheetName } from './navigation';
import type { SalesContext } from './sales-context';
import type { SharePicture } from './share-picture';
import { changeSheet, heldSheet } from './sheets';
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
  if (sharePicture(context.state)) openSheet(context, { name: 'SA_SHARE_INFO', share: 'ready' });
}

export function share(context: SalesContext): void {
  const picture = sharePicture(context.state);
  const sheet = heldSheet(context.state, 'SA_SHARE_INFO');
  if (!picture || !sheet || sheet.share === 'sharing') return;
  changeSheet(context, { ...sheet, share: 'sharing' });
  context.ask({ type: 'share', picture, support: context.state.session.shareSupport });
}

/** The result of a picture whose sheet was closed meanwhile is told all the same. */
export function onShareEnded(
  context: SalesContext,
  result: 'shared' | 'dismissed' | 'downloaded' | 'unsupported',
): void {
  const sheet = heldSheet(context.state, 'SA_SHARE_INFO');
  if (sheet && sheet.share !== 'sharing') return;
  const end = (share: 'ready' | 'downloaded' | 'fellBack'): void => {
    if (sheet) changeSheet(context, { ...sheet, share });
  };
  switch (result) {
    case 'shared':
      if (openSheetName(context.state) === 'SA_SHARE_INFO') hideSheet(context);
      else end('ready');
      showToast(context, 'shared');
      break;
    case 'dismissed':
      end('ready');
      break;
    case 'downloaded':
      end('downloaded');
      showToast(context, 'imageDownloaded');
      break;
    case 'unsupported':
      end('fellBack');
      context.setSession({
        shareSupport: context.state.session.shareSupport === 'screenshot' ? 'screenshot' : 'manual',
      });
      break;
    default:
      result satisfies never;
  }
}
