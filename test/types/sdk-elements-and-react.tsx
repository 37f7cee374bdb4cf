// Checked by the compiler alone: every line below `@ts-expect-error` must fail.
import { createKadam } from '@kadam/sdk';
import { defineElements } from '@kadam/sdk/elements';
import { KadamEligibility, KadamPromo, KadamProvider, useCheckout } from '@kadam/sdk/react';

const provider = 'https://pay.example';
defineElements({ provider });
defineElements({ provider, kadam: createKadam({ provider }) });
// @ts-expect-error the provider is missing
defineElements({});

const promo = document.createElement('kadam-promo');
promo.addEventListener('shown', ({ detail }) => detail.lowest?.emi.toFixed());
promo.addEventListener('click', (event) => event.preventDefault());
// @ts-expect-error the terms may be without a plan
promo.addEventListener('shown', ({ detail }) => detail.lowest.emi);
document
  .createElement('kadam-eligibility')
  .addEventListener('eligibilityChecked', ({ detail }) => detail.result.outcome satisfies string);

export function Shop() {
  const { open, status } = useCheckout({ onClosed: (end) => end.outcome === 'completed' && end.signedResult });
  status satisfies 'closed' | 'opening' | 'open';
  open({ checkoutToken: 'token', locale: 'hi' });
  // @ts-expect-error the token is missing
  open({});
  // @ts-expect-error no such event
  useCheckout({ onPaid: () => undefined });
  return (
    <KadamProvider provider={provider} merchantKey="zenmart_sandbox" merchantDetails={{ merchantName: 'Zenmart' }}>
      <KadamPromo amount={36_000} onShown={({ amount }) => amount} onEligibilityAsked={() => false} />
      <KadamEligibility amount={36_000} onEligibilityChecked={({ result }) => result.lenders} />
      <kadam-promo merchant-key="zenmart_sandbox" amount={36_000} form="tag" ref={(element) => void element?.hidden} />
      <kadam-eligibility merchant-key="zenmart_sandbox" className="check" />
      {/* @ts-expect-error the key is missing */}
      <kadam-promo amount={36_000} />
      {/* @ts-expect-error no such form */}
      <KadamPromo amount={36_000} form="big" />
      {/* @ts-expect-error the place is the component's own */}
      <KadamEligibility container="#check" />
    </KadamProvider>
  );
}
