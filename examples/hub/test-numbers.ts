import * as z from 'zod/mini';

const Answer = z.object({
  customers: z.array(z.object({ mobile: z.string(), behaviour: z.string() })),
  errorCodes: z.array(
    z.object({ mobile: z.string(), code: z.int(), name: z.string(), flow: z.string(), step: z.string() }),
  ),
});

export interface TestNumber {
  readonly mobile: string;
  readonly behaviour: string;
  /** Error code of the call that fails for this number; null for a customer with a fixed behaviour. */
  readonly code: number | null;
  /** The call that fails; null for a customer with a fixed behaviour. */
  readonly step: string | null;
}

/** 'checkEligibility' → 'check eligibility'. */
const words = (name: string): string => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
/** 'MOBILE_BLOCKED' → 'Mobile blocked'. */
const sentence = (name: string): string => {
  const text = name.replaceAll('_', ' ').toLowerCase();
  return text.charAt(0).toUpperCase() + text.slice(1);
};

/** Customers of the provider's sandbox: those with a fixed behaviour first, then one per error code. Throws if the
 *  provider is down or its answer is invalid. */
export async function fetchTestNumbers(providerOrigin: string, signal: AbortSignal): Promise<readonly TestNumber[]> {
  const response = await fetch(`${providerOrigin}/sandbox/customers`, { signal });
  if (!response.ok) throw new Error(`the provider answered ${response.status}`);
  const { customers, errorCodes } = Answer.parse(await response.json());
  return [
    ...customers.map(({ mobile, behaviour }) => ({
      mobile,
      behaviour: behaviour.charAt(0).toUpperCase() + behaviour.slice(1),
      code: null,
      step: null,
    })),
    ...errorCodes.map(({ mobile, code, name, flow, step }) => ({
      mobile,
      behaviour: sentence(name),
      code,
      step: flow === 'payment' ? `${words(step)} in a payment` : words(step),
    })),
  ];
}

/** Numbers that match every word of `asked` in any column; a number may be typed with spaces. */
export function matching(numbers: readonly TestNumber[], asked: string): readonly TestNumber[] {
  const digits = asked.replace(/\s/g, '');
  const wanted = /^\d+$/.test(digits) ? [digits] : asked.toLowerCase().split(/\s+/).filter(Boolean);
  return numbers.filter(({ mobile, behaviour, code, step }) => {
    const text = `${mobile} ${behaviour} ${code ?? ''} ${step ?? ''}`.toLowerCase();
    return wanted.every((word) => text.includes(word));
  });
}
