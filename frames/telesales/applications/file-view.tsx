import { type ReactNode, useRef, useState } from 'react';
import type { DeskApplication } from '../../../shared/api/filed-application';
import { formatRupees } from '../../../shared/format/number';
import { Button } from '../../kit/button';
import { FieldError } from '../../kit/field-message';
import { Form } from '../../kit/form';
import { Heading } from '../../kit/heading';
import { MobileField } from '../../kit/mobile-field';
import { MoneyText } from '../../kit/money-text';
import { Note } from '../../kit/note';
import { Option, OptionGroup } from '../../kit/option';
import { useScopedId } from '../../kit/scoped-id';
import { Stack } from '../../kit/stack';
import { Text } from '../../kit/text';
import { useFirstFault } from '../../kit/use-first-fault';
import { applicationFields, fieldText, IncomeFields, WordedFields } from '../../new-to-bank';
import type { NtbProps } from './part';
import { ProductField } from './product-field';
import { refusalText } from './refusal-text';
import { useFiling } from './use-filing';

type Told = { readonly filed: DeskApplication } | { readonly refused: string } | null;

const LENDER_FAULT = 'lender-fault';

/** What an agent files for a customer. Source: TEL-002, NTB-027. */
export function FileView(props: NtbProps & { readonly onFiled: (application: DeskApplication) => void }): ReactNode {
  const { page, client, words, desk, onFailure, onFiled } = props;
  const { lenders } = desk;
  const [told, setTold] = useState<Told>(null);
  const [filedTimes, setFiledTimes] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  const group = useScopedId();
  const { fields, faults, isBusy, type, submit } = useFiling({
    page,
    client,
    lenders,
    onFiled: (filed) => {
      setTold({ filed });
      setFiledTimes((times) => times + 1);
      onFiled(filed);
    },
    onRefused: (error) => {
      setTold({ refused: refusalText(words, error) });
      onFailure(error);
    },
  });
  const showFirstFault = useFirstFault(form, faults);
  const filed = told && 'filed' in told ? told.filed : null;
  const refused = told && 'refused' in told ? told.refused : null;

  return (
    <Form
      ref={form}
      onSubmit={() => {
        setTold(null);
        showFirstFault();
        submit();
      }}
    >
      <Stack gap={5}>
        <div {...(faults.includes('lender') && { 'data-fault': '', role: 'group', 'aria-describedby': LENDER_FAULT })}>
          <Stack gap={2}>
            <Heading level={2} size="section">
              {words.lender}
            </Heading>
            <OptionGroup label={words.lender}>
              {lenders.map(({ lenderId, name, maxLoanAmount }) => (
                <Option
                  key={lenderId}
                  group={group}
                  checked={fields.lenderId === lenderId}
                  disabled={isBusy}
                  title={name}
                  under={<MoneyText>{words.limit(formatRupees(maxLoanAmount))}</MoneyText>}
                  onChoose={() => type({ lenderId })}
                />
              ))}
            </OptionGroup>
            {faults.includes('lender') && <FieldError id={LENDER_FAULT}>{words.faults.lender}</FieldError>}
          </Stack>
        </div>
        <MobileField
          label={words.mobile}
          prefix="+91"
          digits={fields.mobile}
          error={faults.includes('mobile') ? words.faults.mobile : null}
          readOnly={isBusy}
          onDigits={(mobile) => type({ mobile })}
        />
        <WordedFields
          fields={applicationFields}
          values={fields}
          issues={faults}
          optional={words.optional}
          words={words.form}
          readOnly={isBusy}
          onText={(field, text) => type({ [field]: fieldText(field, text) })}
        />
        <Heading level={2} size="section">
          {words.income.heading}
        </Heading>
        <IncomeFields
          values={fields}
          issues={faults}
          optional={words.optional}
          words={words.income}
          readOnly={isBusy}
          onType={type}
        />
        <Heading level={2} size="section">
          {words.product.heading}
        </Heading>
        <ProductField
          // What was looked for goes with what was filed.
          key={filedTimes}
          client={client}
          words={words}
          chosen={fields.product}
          isWrong={faults.includes('price')}
          readOnly={isBusy}
          onChoose={(product) => type({ product })}
          onFailure={onFailure}
        />
        <Text size={13}>{words.notKept}</Text>
        <div role="alert">{refused !== null && <Note tone="error">{refused}</Note>}</div>
        <Button type="submit" pendingLabel={isBusy ? words.sending : null}>
          {words.send}
        </Button>
        <div role="status">
          {filed && (
            <Note tone="info">
              <MoneyText>{words.filed(filed.userName, filed.maskedMobile)}</MoneyText>
            </Note>
          )}
        </div>
      </Stack>
    </Form>
  );
}
