import type { PageSettings } from '../merchant/page-settings';
import { shopServer } from '../shop/order-client';
import { OrderStatus } from '../shop/order-status';
import { ShopHeader } from '../shop/shop-header';
import { usePaymentLink } from './use-payment-link';

/** Return address of the browser (`?order=ZM-…`). The address proves nothing, as any user can type it: the status comes
 *  from the shop's server. */
export function ReturnPage({ settings }: { settings: PageSettings }) {
  const { isLeaving, error, follow } = usePaymentLink(settings.providerOrigin);
  return (
    <>
      <ShopHeader bagAddress={null} />
      <main>
        <OrderStatus
          orderId={new URLSearchParams(location.search).get('order') ?? ''}
          isBusy={isLeaving}
          error={error}
          onPayAgain={(orderId) => void follow(() => shopServer.payAgain(orderId, '/return'))}
        />
      </main>
    </>
  );
}
