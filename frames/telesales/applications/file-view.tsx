import { type ReactNode, useRef } from 'react';
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
import type { ApplicationsEvent, FileForm } from './applications-state';
import type { FileFields, Lenders } from './file-form';
import type { ApplicationsMessages } from './page-messages';
import { ProductField } from './product-field';
import { refusalText } from './refusal-text';

const LENDER_FAULT = 'lender-fault';

interface FileViewProps {
  readonly t: ApplicationsMessages;
  readonly lenders: Lenders;
  readonly form: FileForm;
  readonly send: (event: ApplicationsEvent) => void;
}

/** The form of an application. Source: TEL-002, NTB-027. */
export function FileView({ t, lenders, form, send }: FileViewProps): ReactNode {
  const { fields, faults, search, filing } = form;
  const area = useRef<HTMLFormElement>(null);
  const group = useScopedId();
  const showFirstFault = useFirstFault(area, faults);
  const isSending = filing.step === 'sending';
  const type = (change: Partial<FileFields>): void => send({ type: 'typed', change });

  return (
    <Form
      ref={area}
      onSubmit={() => {
        showFirstFault();
        send({ type: 'submitted' });
      }}
    >
      <Stack gap={5}>
        <div {...(faults.includes('lender') && { 'data-fault': '', role: 'group', 'aria-describedby': LENDER_FAULT })}>
          <Stack gap={2}>
            <Heading level={2} size="section">
              {t.lender}
            </Heading>
            <OptionGroup label={t.lender}>
              {lenders.map(({ lenderId, name, maxLoanAmount }) => (
                <Option
                  key={lenderId}
                  group={group}
                  checked={fields.lenderId === lenderId}
                  disabled={isSending}
                  title={name}
                  under={<MoneyText>{t.limit(formatRupees(maxLoanAmount))}</MoneyText>}
                  onChoose={() => type({ lenderId })}
                />
              ))}
            </OptionGroup>
            {faults.includes('lender') && <FieldError id={LENDER_FAULT}>{t.faults.lender}</FieldError>}
          </Stack>
        </div>
        <MobileField
          label={t.mobile}
          prefix="+91"
          digits={fields.mobile}
          error={faults.includes('mobile') ? t.faults.mobile : null}
          readOnly={isSending}
          onDigits={(mobile) => type({ mobile })}
        />
        <WordedFields
          fields={applicationFields}
          values={fields}
          issues={faults}
          optional={t.optional}
          t={t.form}
          readOnly={isSending}
          onText={(field, text) => type({ [field]: fieldText(field, text) })}
        />
        <Heading level={2} size="section">
          {t.income.heading}
        </Heading>
        <IncomeFields
          values={fields}
          issues={faults}
          optional={t.optional}
          t={t.income}
          readOnly={isSending}
          onType={type}
        />
        <Heading level={2} size="section">
          {t.product.heading}
        </Heading>
        <ProductField
          t={t}
          search={search}
          chosen={fields.product}
          isWrong={faults.includes('price')}
          readOnly={isSending}
          onSearch={(text) => send({ type: 'searched', text })}
          onChoose={(product) => type({ product })}
        />
        <Text size={13}>{t.notStored}</Text>
        <div role="alert">{filing.step === 'failed' && <Note tone="error">{refusalText(t, filing.failure)}</Note>}</div>
        <Button type="submit" pendingLabel={isSending ? t.sending : null}>
          {t.send}
        </Button>
        <div role="status">
          {filing.step === 'filed' && (
            <Note tone="info">
              <MoneyText>{t.filed(filing.application.userName, filing.application.maskedMobile)}</MoneyText>
            </Note>
          )}
        </div>
      </Stack>
    </Form>
  );
}
