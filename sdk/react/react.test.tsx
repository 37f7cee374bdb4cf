import { act, render } from '@testing-library/react';
import { useLayoutEffect, useRef } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { settled } from '../testing/element-fixture';
import { type FakeKadam, fakeKadam } from '../testing/fake-session';
import type { CheckoutEvents } from '../types/kadam.mjs';
import type { Handlers, Overlay } from '../types/react.mjs';
import { KadamBenefits, KadamEligibility, KadamPromo, KadamProvider, useCheckout, useSalesApp } from '.';

// The elements have their own tests; a page that test files share defines each only once.
vi.mock('../elements', () => ({ defineElements: vi.fn() }));

let sdk: FakeKadam;
beforeEach(() => {
  sdk = fakeKadam();
  // Another test file may have defined the elements.
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
});

const common = {
  provider: 'https://pay.example',
  merchantKey: 'zenmart_sandbox',
  merchantDetails: { merchantName: 'Zenmart' },
};
const inShop = (children: React.ReactNode) => (
  <KadamProvider {...common} kadam={sdk.kadam}>
    {children}
  </KadamProvider>
);

async function draw(children: React.ReactNode) {
  const drawn = render(inShop(children));
  await act(settled);
  return {
    again: async (next: React.ReactNode) => {
      drawn.rerender(inShop(next));
      await act(settled);
    },
    leave: async () => {
      await act(async () => drawn.unmount());
    },
    container: drawn.container,
  };
}

/** Results of the hooks in the latest render. */
let checkout: Overlay<{ checkoutToken: string }, unknown>;
let salesApp: Overlay<{ merchantAgentId: string; getAuthToken: () => string }, unknown>;

function Pay(handlers: Handlers<CheckoutEvents>) {
  checkout = useCheckout(handlers);
  return <p>{checkout.status}</p>;
}
function Till() {
  salesApp = useSalesApp();
  return null;
}

function TellsAtOnce(handlers: { onShown(): void }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    place.current?.firstElementChild?.dispatchEvent(new CustomEvent('shown', { detail: { amount: 36_000 } }));
  }, []);
  return (
    <div ref={place}>
      <KadamPromo amount={36_000} {...handlers} />
    </div>
  );
}

describe('<KadamEligibility>', () => {
  it('opens one check in its own place with the options of the provider and its own', async () => {
    const { container } = await draw(<KadamEligibility amount={36_000} locale="hi" className="check" />);
    expect(sdk.sessions.map(({ method }) => method)).toEqual(['checkEligibility']);
    expect(sdk.sessions[0]?.given).toEqual([
      {
        merchantKey: 'zenmart_sandbox',
        merchantDetails: { merchantName: 'Zenmart' },
        amount: 36_000,
        locale: 'hi',
        container: container.querySelector('.check'),
      },
    ]);
  });

  it('follows its amount and handler without reopening', async () => {
    const [first, second] = [vi.fn(), vi.fn()];
    const { again } = await draw(<KadamEligibility amount={36_000} onEligibilityChecked={first} />);
    await again(<KadamEligibility amount={52_500} onEligibilityChecked={second} />);
    await sdk.sessions[0]?.emit('eligibilityChecked', { result: { outcome: 'preApproved' } });
    expect(sdk.sessions).toHaveLength(1);
    expect(sdk.sessions[0]?.setAmount.mock.calls).toEqual([[52_500]]);
    expect(first).not.toHaveBeenCalled();
    expect(second.mock.calls).toEqual([[{ result: { outcome: 'preApproved' } }]]);
  });

  it('reopens for another number', async () => {
    const { again } = await draw(<KadamEligibility mobile="9000000001" />);
    await again(<KadamEligibility mobile="9000000002" />);
    expect(sdk.sessions).toHaveLength(2);
    expect(sdk.sessions[0]?.destroy).toHaveBeenCalledOnce();
  });

  it('closes on unmount and calls no handler after it', async () => {
    const closed = vi.fn();
    const { leave } = await draw(<KadamEligibility amount={36_000} onClosed={closed} />);
    await leave();
    expect(sdk.sessions[0]?.destroy).toHaveBeenCalledOnce();
    expect(closed).not.toHaveBeenCalled();
  });

  it('opens nothing for a component that unmounts in the same task', async () => {
    render(inShop(<KadamEligibility amount={36_000} />)).unmount();
    await settled();
    expect(sdk.sessions).toEqual([]);
  });

  it('calls onError if the SDK refuses the options, instead of throwing', async () => {
    const refused = Object.assign(new Error('amount'), { code: 'OPTIONS_INVALID', field: 'amount' });
    vi.mocked(sdk.kadam.checkEligibility).mockImplementation(() => {
      throw refused;
    });
    const error = vi.fn();
    await draw(<KadamEligibility amount={0} onError={error} />);
    expect(error.mock.calls).toEqual([[refused]]);
  });
});

it('<KadamBenefits> is mounted once in its own place and closes on unmount', async () => {
  const { container, leave } = await draw(<KadamBenefits id="why" />);
  expect(sdk.sessions.map(({ method, given }) => [method, given[0]])).toEqual([
    ['mountBenefits', container.querySelector('#why')],
  ]);
  await leave();
  expect(sdk.sessions[0]?.destroy).toHaveBeenCalledOnce();
});

describe('<KadamPromo>', () => {
  it('receives an event that is fired before the browser paints', async () => {
    const shown = vi.fn();
    await draw(<TellsAtOnce onShown={shown} />);
    expect(shown).toHaveBeenCalledExactlyOnceWith({ amount: 36_000 });
  });

  it('renders the element with the options of the provider', async () => {
    const { container } = await draw(<KadamPromo amount={36_000} form="tag" className="line" />);
    const element = container.querySelector('kadam-promo');
    const attributes = Object.fromEntries([...(element?.attributes ?? [])].map(({ name, value }) => [name, value]));
    expect(attributes).toEqual({
      class: 'line',
      amount: '36000',
      form: 'tag',
      'merchant-key': 'zenmart_sandbox',
      'merchant-name': 'Zenmart',
    });
  });

  it('calls the latest handlers, and none after the unmount', async () => {
    const [old, shown] = [vi.fn(), vi.fn()];
    const { container, again, leave } = await draw(<KadamPromo amount={36_000} onShown={old} />);
    await again(<KadamPromo amount={36_000} onShown={shown} />);
    const element = container.querySelector('kadam-promo');
    element?.dispatchEvent(new CustomEvent('shown', { detail: { amount: 36_000 } }));
    await leave();
    element?.dispatchEvent(new CustomEvent('shown', { detail: null }));
    expect(old).not.toHaveBeenCalled();
    expect(shown.mock.calls).toEqual([[{ amount: 36_000 }]]);
  });

  it('does not open the check if the handler returns false', async () => {
    const { container } = await draw(<KadamPromo amount={36_000} onEligibilityAsked={() => false} />);
    const asked = new CustomEvent('eligibilityAsked', { cancelable: true });
    container.querySelector('kadam-promo')?.dispatchEvent(asked);
    expect(asked.defaultPrevented).toBe(true);
  });
});

describe('useCheckout', () => {
  it('opens one checkout for two calls, and reports its state', async () => {
    const { container } = await draw(<Pay />);
    expect([sdk.sessions.length, container.textContent]).toEqual([0, 'closed']);
    await act(async () => {
      const opened = checkout.open({ checkoutToken: 'secret' });
      expect(checkout.open({ checkoutToken: 'secret' })).toBe(opened);
    });
    expect(sdk.sessions.map(({ method, given }) => [method, given])).toEqual([
      [
        'openCheckout',
        [
          {
            merchantKey: 'zenmart_sandbox',
            merchantDetails: { merchantName: 'Zenmart' },
            checkoutToken: 'secret',
          },
        ],
      ],
    ]);
    expect(container.textContent).toBe('opening');
    await act(async () => sdk.sessions[0]?.emit('opened'));
    expect(container.textContent).toBe('open');
    await act(async () => sdk.sessions[0]?.emit('closed', { outcome: 'cancelled', reason: 'back' }));
    expect(container.textContent).toBe('closed');
  });

  it('calls the latest handler without reopening', async () => {
    const [first, second] = [vi.fn(), vi.fn()];
    const { again } = await draw(<Pay onTransactionCompleted={first} />);
    await act(async () => void checkout.open({ checkoutToken: 'secret' }));
    await again(<Pay onTransactionCompleted={second} />);
    await act(async () => sdk.sessions[0]?.emit('transactionCompleted', { orderId: 'ZM-1' }));
    expect([sdk.sessions.length, first.mock.calls.length]).toEqual([1, 0]);
    expect(second.mock.calls).toEqual([[{ orderId: 'ZM-1' }]]);
  });

  it('closes the checkout on unmount', async () => {
    const { leave } = await draw(<Pay />);
    await act(async () => void checkout.open({ checkoutToken: 'secret' }));
    await leave();
    expect(sdk.sessions[0]?.destroy).toHaveBeenCalledOnce();
  });

  it('preloads once, and undoes it on unmount', async () => {
    const { leave } = await draw(<Pay />);
    checkout.preload();
    checkout.preload();
    expect(sdk.preload.mock.calls).toEqual([['checkout', { merchantKey: 'zenmart_sandbox' }]]);
    await leave();
    expect(sdk.undoPreload).toHaveBeenCalledOnce();
  });
});

describe('useSalesApp', () => {
  it('opens the sales app with the agent of the call', async () => {
    await draw(<Till />);
    await act(async () => void salesApp.open({ merchantAgentId: 'ZM-3071', getAuthToken: () => 'token' }));
    expect(sdk.sessions[0]).toMatchObject({ method: 'openSalesApp', given: [{ merchantAgentId: 'ZM-3071' }] });
  });
});

it('without a KadamProvider throws a message that says what to add', () => {
  expect(() => render(<KadamBenefits />)).toThrow('put <KadamProvider provider="https://…" merchantKey="…"> around');
});
