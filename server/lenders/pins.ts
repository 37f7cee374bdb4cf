import { lenderById } from '../../shared/lenders';
import type { Locale } from '../../shared/locales';
import { messagesIn } from '../../shared/messages/define-messages';
import { MINUTE_MS } from '../../shared/rules/duration';
import { checkCode } from '../services/check-code';
import type { CodeSubject } from '../services/code-subject';
import { phoneMessages } from '../services/phone.messages';
import { sendCode } from '../services/send-code';
import { isSentBySms } from '../services/sent-by-sms';
import type { Db } from '../store/schema';
import type { LineRef, PinGateway } from './credit-line-gateway';
import type { CreditLine } from './ledger';
import { LenderRefused } from './lender-gateway';
import { checkAnswer, isRightAnswer, isStoredPin, pinHash, type StoredPins } from './second-factor';
import type { SimulatedLineDeps } from './simulated-line-deps';

/** Time in which a proven customer may set another PIN, once. */
const PIN_OWNER_COUNTS_MS = 30 * MINUTE_MS;

/** PINs of the sandbox's lenders. `needLine` throws `LenderRefused` if the lender has no line for a customer. */
export function simulatedPins(deps: SimulatedLineDeps, needLine: (ref: LineRef) => Promise<unknown>): PinGateway {
  const { db, clock, hasher } = deps;

  /** Requires a line whose lender uses a PIN. */
  async function needPinLine(ref: LineRef): Promise<void> {
    await needLine(ref);
    if (deps.aivfTypeOf(ref.lenderId, ref.mobile) !== 'PIN')
      throw new LenderRefused('ACTIVATION_INVALID_REQUEST_PARAMETER');
  }

  const isAlwaysWrong = (mobile: string): boolean => deps.behaviourOf(mobile).isAlwaysWrong === 'secondFactor';

  /** Notifies the customer of the changed PIN. The change stands even if the message fails. */
  const tellChange = ({ lenderId, mobile }: LineRef, language: Locale): Promise<boolean> =>
    isSentBySms(deps.sms, {
      mobile,
      text: messagesIn(language, phoneMessages).pinChanged(lenderById(lenderId)?.name ?? lenderId),
    });

  return {
    async changePin(ref, { currentPin, newPin }, language) {
      await needPinLine(ref);
      let became = 'changed' as 'changed' | 'same' | 'again';
      const checked = await checkAnswer(
        db,
        ref,
        ({ hash, beforeHash }) => {
          if (isAlwaysWrong(ref.mobile)) return false;
          if (isStoredPin(hasher, ref, hash, currentPin)) return true;
          // The same change again: its response may have been lost.
          const isRepeated =
            hash !== null && isStoredPin(hasher, ref, hash, newPin) && isStoredPin(hasher, ref, beforeHash, currentPin);
          if (isRepeated) became = 'again';
          return isRepeated;
        },
        clock.nowMs(),
        {
          onRight: async (trx, { hash }) => {
            if (became === 'again') return;
            if (isStoredPin(hasher, ref, hash, newPin)) became = 'same';
            else await savePin(trx, ref, pinHash(hasher, ref, newPin), pinHash(hasher, ref, currentPin));
          },
        },
      );
      if (checked.answer !== 'right') {
        const { answer: change, ...left } = checked;
        return { change, ...left };
      }
      if (became === 'same') return { change: 'same' };
      return { change: 'changed', isMessageSent: became === 'changed' && (await tellChange(ref, language)) };
    },

    async sendPinOtp(ref, language) {
      await needPinLine(ref);
      const lenderName = lenderById(ref.lenderId)?.name ?? ref.lenderId;
      const sent = await sendCode(
        deps,
        pinSubject(ref),
        (code, minutes) => messagesIn(language, phoneMessages).pinOtp(lenderName, code, minutes),
        'ACTIVATION_MULTIPLE_OTP_BLOCK',
      );
      return { resendAtMs: sent.resendAtMs, attemptsRemaining: sent.remainingAttempts };
    },

    async provePinOwner(ref, { otp, dateOfBirth }) {
      await needPinLine(ref);
      const isOwnDay = isRightAnswer(hasher, ref, 'DOB', dateOfBirth);
      const isRight = (pins: StoredPins): boolean => !isAlwaysWrong(ref.mobile) && isOwnDay(pins);
      const checked = await checkAnswer(db, ref, isRight, clock.nowMs(), { keepsWrongAnswers: true });
      if (checked.answer !== 'right') {
        const { answer, ...left } = checked;
        return { proof: answer === 'blocked' ? 'blocked' : 'wrongDay', ...left };
      }
      const code = await checkCode(
        { ...deps, isAlwaysWrong: () => deps.behaviourOf(ref.mobile).isAlwaysWrong === 'otp' },
        pinSubject(ref),
        otp,
        async () => [
          (writing) =>
            writing
              .updateTable('credit_lines')
              .set({ pin_owner_proven_at_ms: clock.nowMs() })
              .where((eb) => eb.and({ lender_id: ref.lenderId, mobile: ref.mobile })),
        ],
        (trx) => isOwnerProven(trx, ref, clock.nowMs()),
      );
      switch (code.result) {
        case 'right':
          return { proof: 'proven' };
        case 'wrong':
          return { proof: 'wrongOtp', attemptsRemaining: code.remainingAttempts };
        case 'expired':
          return { proof: 'otpExpired', attemptsRemaining: code.remainingAttempts };
        case 'exhausted':
          return { proof: 'otpBlocked', attemptsRemaining: 0 };
        default:
          return code satisfies never;
      }
    },

    async setPin(ref, newPin, language) {
      await needPinLine(ref);
      const isSet = await spendPinProof(db, ref, pinHash(hasher, ref, newPin), clock.nowMs());
      return isSet ? { pin: 'set', isMessageSent: await tellChange(ref, language) } : { pin: 'notProven' };
    },
  };
}

const savePin = async (trx: Db, { lenderId, mobile }: CreditLine, hash: string, before: string): Promise<void> => {
  await trx
    .updateTable('credit_lines')
    .set({ pin_hash: hash, pin_before_hash: before })
    .where((eb) => eb.and({ lender_id: lenderId, mobile }))
    .execute();
};

/** Sets a PIN after the identity proof and resets earlier wrong answers. One proof sets one PIN, also for two
 *  simultaneous calls. */
async function spendPinProof(db: Db, { lenderId, mobile }: CreditLine, hash: string, nowMs: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('credit_lines')
    .set({
      pin_hash: hash,
      pin_before_hash: null,
      pin_owner_proven_at_ms: null,
      wrong_answers: 0,
      answers_blocked_until_ms: null,
    })
    .where((eb) => eb.and({ lender_id: lenderId, mobile }))
    .where('pin_owner_proven_at_ms', '>', nowMs - PIN_OWNER_COUNTS_MS)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

async function isOwnerProven(db: Db, { lenderId, mobile }: CreditLine, nowMs: number): Promise<boolean> {
  const row = await db
    .selectFrom('credit_lines')
    .select('lender_id')
    .where((eb) => eb.and({ lender_id: lenderId, mobile }))
    .where('pin_owner_proven_at_ms', '>', nowMs - PIN_OWNER_COUNTS_MS)
    .executeTakeFirst();
  return row !== undefined;
}

/** An OTP opens the PIN of one lender's line only. The lender counts attempts per customer, across sessions. */
const pinSubject = ({ lenderId, merchantKey, mobile, requestId }: LineRef): CodeSubject => ({
  purpose: 'pinOtp',
  merchantKey,
  mobile,
  holder: '',
  boundTo: lenderId,
  budgets: [],
  agentId: null,
  requestId,
});
