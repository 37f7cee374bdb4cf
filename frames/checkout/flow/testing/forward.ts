import type { CheckoutEvent } from '../events';
import type { Harness } from './harness';

/** What a shopper who wants to pay does next on each screen. */
export function forward({ state }: Harness): readonly CheckoutEvent[] {
  const { screen, modal } = state;
  if (modal.name !== 'none') return [{ type: 'modalClosed' }];
  switch (screen.name) {
    case 'planSelection':
      return [{ type: 'planChosen', emiPlanId: '401-6' }, { type: 'planSubmitted' }];
    case 'verifyMobile':
      return [{ type: 'mobileTyped', text: '9876543210' }, { type: 'mobileSubmitted' }];
    case 'otp':
      return [
        { type: 'termsToggled', isAccepted: true },
        { type: 'codeTyped', text: '12345' },
        { type: 'codeSubmitted' },
      ];
    case 'secondFactor':
      return [{ type: 'aivfTyped', text: '1234' }, { type: 'aivfSubmitted' }];
    case 'kfs':
      return [{ type: 'kfsConsentToggled', isAccepted: true }, { type: 'kfsSubmitted' }];
    case 'lenderOtp':
      return [{ type: 'codeTyped', text: '54321' }, { type: 'codeSubmitted' }];
    case 'lenderHosted':
      return [screen.phase === 'ready' ? { type: 'lenderPageAsked' } : { type: 'statusAsked' }];
    case 'ntbOffer':
      return [{ type: 'ntbLenderChosen', lenderId: '403' }, { type: 'ntbApplyAsked' }];
    case 'ntbApplication':
      return [
        { type: 'ntbFieldTyped', field: 'userName', text: 'Asha Rao' },
        { type: 'ntbFieldTyped', field: 'dateOfBirth', text: '01021990' },
        { type: 'ntbFieldTyped', field: 'pan', text: 'ABCDE1234F' },
        { type: 'ntbFieldTyped', field: 'pincode', text: '560001' },
        { type: 'ntbConsentToggled', language: 'en' },
        { type: 'ntbSubmitted' },
      ];
    case 'failure':
      return [{ type: screen.options.includes('sameAgain') ? 'retryAsked' : 'plansAsked' }];
    case 'ntbStatus':
      return [{ type: 'plansAsked' }];
    default:
      return [{ type: 'statusAsked' }, { type: 'retryAsked' }];
  }
}
