import type { Instalment } from './schedule';

/** The last instalment of a schedule in paise, without tax and fees; null if it equals the others. */
export function lastInSchedulePaise(
  schedule: readonly (Pick<Instalment, 'paymentPaise'> & {
    readonly gstPaise: number;
    readonly feesPaise?: number | undefined;
  })[],
  instalmentPaise: number,
): number | null {
  const last = schedule.at(-1);
  const lastPaise = last ? last.paymentPaise - last.gstPaise - (last.feesPaise ?? 0) : instalmentPaise;
  return lastPaise === instalmentPaise ? null : lastPaise;
}
