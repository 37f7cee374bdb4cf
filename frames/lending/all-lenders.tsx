import { type ReactNode, useRef, useState } from 'react';
import type { SalesLender } from '../../shared/api/sales';
import { tenuresOf } from '../../shared/rules/lender-choice';
import { Button } from '../kit/button';
import { Emphasis } from '../kit/emphasis';
import { Heading } from '../kit/heading';
import { SearchField } from '../kit/search-field';
import { Segments } from '../kit/segments';
import { Stack } from '../kit/stack';
import { Text } from '../kit/text';
import { Toggle } from '../kit/toggle';
import { useDebounced } from '../kit/use-debounced';
import { useRoving } from '../kit/use-roving';
import { VisuallyHidden } from '../kit/visually-hidden';
import css from './all-lenders.module.css';
import type { LenderChoiceProps } from './best-lenders';
import { ChoiceList } from './choice-list';
import { FoundLender, RefusedLender } from './found-lender';
import { findLenders } from './lender-finder';
import { groupLenders } from './lender-groups';
import { pickOf } from './picking';

interface AllLendersProps extends Omit<LenderChoiceProps, 'chosenId'> {
  /** Price, rupees. */
  readonly amount: number;
  readonly onMonths: (months: number) => void;
  /** Selected lender, null for none yet; undefined in a list that opens lenders, also those that need another amount. */
  readonly chosenId?: string | null;
  /** Initial filter. */
  readonly startsNoCostOnly?: boolean;
  readonly onNoCostOnly?: (isOn: boolean) => void;
}

/** Lenders for a tenure, with a search by name, and those that need another amount. */
export function AllLenders(props: AllLendersProps): ReactNode {
  const { lenders, chosenId, months, amount, t, onChoose, picking = null } = props;
  const [text, setText] = useState('');
  const [isNoCostOnly, setNoCostOnly] = useState(props.startsNoCostOnly ?? false);
  const narrow = (isOn: boolean): void => {
    setNoCostOnly(isOn);
    props.onNoCostOnly?.(isOn);
  };
  const found = findLenders(lenders, months, { text, isNoCostOnly });
  const { onKeyDown, itemOf } = useRoving(
    found.map(({ lender }) => lender.lenderId),
    chosenId ?? null,
  );
  const search = useRef<HTMLDivElement>(null);
  const clear = (): void => {
    setText('');
    narrow(false);
    // The button goes with its press.
    search.current?.querySelector('input')?.focus();
  };
  const said = isNoCostOnly ? t.foundNoCost(found.length, months) : t.found(found.length, amount, months);
  const announcedText = useDebounced(found.length === 0 ? `${said}. ${t.noneFound}` : said);
  const refused = ({ name, lenderId }: SalesLender) => ({
    name,
    onOpen: isChoice ? null : () => onChoose(lenderId),
  });
  const { higher, lower } = groupLenders(lenders, amount);
  const isChoice = chosenId !== undefined;
  const isOne = isChoice && !picking;
  // A choice lies under the title of its sheet, a list under the heading of its screen.
  const level = isChoice ? 3 : 2;
  const isNarrowed = text.trim() !== '' || isNoCostOnly;
  return (
    <Stack gap={3}>
      <Segments
        label={t.tenure}
        items={tenuresOf(lenders).map((tenure) => ({ id: String(tenure), text: String(tenure) }))}
        chosenId={String(months)}
        onChoose={(id) => props.onMonths(Number(id))}
      />
      <div ref={search} className={css.find}>
        <SearchField label={t.search} text={text} onText={setText} />
        <Toggle isOn={isNoCostOnly} onToggle={narrow}>
          {t.noCostOnly}
        </Toggle>
      </div>
      <p className={css.said} aria-hidden="true">
        <Emphasis text={said} part={t.lenders(found.length)} strong />
      </p>
      <VisuallyHidden>
        <span role="status">{announcedText}</span>
      </VisuallyHidden>
      {found.length === 0 ? (
        <Stack gap={2} centred>
          <Heading level={level}>{t.noneFound}</Heading>
          <Text size={14}>{t.noneFoundText(lenders.length)}</Text>
          <Button kind="text" onClick={clear}>
            {t.clear}
          </Button>
        </Stack>
      ) : (
        <ChoiceList isChoice={isOne} label={t.title} className={css.list} onKeyDown={onKeyDown}>
          {found.map(({ lender, plan }) => {
            const { lenderId } = lender;
            const about = { lender, plan, text, t, onChoose: () => onChoose(lenderId) };
            return isOne ? (
              <FoundLender
                key={lenderId}
                {...about}
                radio={{ role: 'radio', 'aria-checked': lenderId === chosenId, ...itemOf(lenderId) }}
              />
            ) : (
              <li key={lenderId}>
                <FoundLender {...about} {...(picking && { pick: pickOf(picking, lenderId) })} />
              </li>
            );
          })}
        </ChoiceList>
      )}
      {!isNarrowed && (
        <>
          <Refused level={level} title={t.needsHigher}>
            {higher.map((lender) => (
              <RefusedLender key={lender.lenderId} {...refused(lender)} needs={t.orMore(lender.minLoanAmount)} />
            ))}
          </Refused>
          <Refused level={level} title={t.needsLower}>
            {lower.map((lender) => (
              <RefusedLender key={lender.lenderId} {...refused(lender)} needs={t.atMost(lender.maxLoanAmount)} />
            ))}
          </Refused>
        </>
      )}
    </Stack>
  );
}

function Refused(props: {
  readonly level: 2 | 3;
  readonly title: string;
  readonly children: readonly ReactNode[];
}): ReactNode {
  const { level, title, children } = props;
  return (
    children.length > 0 && (
      <Stack gap={2}>
        <Heading level={level} size="section">
          {title}
        </Heading>
        <ul className={css.list}>{children}</ul>
      </Stack>
    )
  );
}
