import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { banyan } from '../../shared/testing/sample-lenders';
import { CodeField } from '../kit/code-field';
import { Dialog } from '../kit/dialog';
import { MobileField } from '../kit/mobile-field';
import { IdScope } from '../kit/scoped-id';
import { Sheet } from '../kit/sheet';
import { PlanChoice } from '../lending';
import { planChoiceMessages } from '../lending/plan-option.messages';

const nothing = (): void => undefined;

/** One of each that ties parts of the page together by ids or names. */
const everything = (
  <>
    <MobileField label="Mobile number" prefix="+91" digits="98" error="Mobile Number is Invalid" onDigits={nothing} />
    <CodeField label="OTP" length={5} code="" error="Wrong OTP" onCode={nothing} />
    <PlanChoice
      lender={banyan}
      chosenId={null}
      more={() => null}
      isWide={false}
      t={planChoiceMessages.english}
      onChoose={nothing}
      onLimits={nothing}
    />
    <Sheet title="Amount" closeLabel="Close" onClose={nothing} />
    <Dialog title="No Internet" text="Please check your internet connection." art={null} onClose={null}>
      {null}
    </Dialog>
  </>
);

const references = ['for', 'aria-labelledby', 'aria-describedby', 'aria-controls'];
/** Ids of a root, the names of its groups, and what refers to ids. */
function tiesOf(root: HTMLElement): { readonly own: string[]; readonly referred: string[] } {
  const values = (attribute: string): string[] =>
    [...root.querySelectorAll(`[${attribute}]`)].flatMap((each) => (each.getAttribute(attribute) ?? '').split(' '));
  return { own: [...values('id'), ...new Set(values('name'))], referred: references.flatMap(values) };
}
const open = (about: ReactNode): ReturnType<typeof tiesOf> => tiesOf(render(about).container);

afterEach(() => document.body.replaceChildren());

describe('two roots in one document', () => {
  it('share no id and no group, and each refers to its own', () => {
    const first = open(<IdScope name="head">{everything}</IdScope>);
    const second = open(<IdScope name="foot">{everything}</IdScope>);
    expect(first.own.length).toBeGreaterThanOrEqual(7);
    expect(new Set([...first.own, ...second.own]).size).toBe(first.own.length + second.own.length);
    for (const { own, referred } of [first, second]) {
      expect(referred.length).toBeGreaterThanOrEqual(6);
      expect(referred.filter((id) => !own.includes(id))).toEqual([]);
    }
  });
});
