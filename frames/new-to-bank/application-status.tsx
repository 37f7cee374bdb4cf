import type { ReactNode } from 'react';
import { ActionColumn } from '../kit/action-column';
import { Button } from '../kit/button';
import { Heading } from '../kit/heading';
import * as icons from '../kit/icons';
import { Note } from '../kit/note';
import { type OtherWindow, OtherWindowNote } from '../kit/other-window-note';
import { Spinner } from '../kit/spinner';
import { Stack } from '../kit/stack';
import { StepArt } from '../kit/step-art';
import { Text } from '../kit/text';
import { Tile } from '../kit/tile';
import type { ApplicationMessages, ApplicationStep } from './message-types';

interface ApplicationStatusProps {
  readonly step: ApplicationStep;
  /** '' where none is known. */
  readonly lenderName: string;
  /** What was refused; null = nothing. */
  readonly error: string | null;
  readonly t: ApplicationMessages;
}

/** How an application stands: at the lender's, being decided, approved or refused. Source: S2§4 (NTB). */
export function ApplicationStatus({ step, lenderName, error, t }: ApplicationStatusProps): ReactNode {
  const { title, text } = t.status[step];
  return (
    <Stack gap={6} centred>
      <Sign step={step} lenderName={lenderName} />
      <Stack gap={2}>
        <Heading level={1}>{title(lenderName)}</Heading>
        <Text balance="narrow">{text(lenderName)}</Text>
      </Stack>
      {error !== null && (
        <Note tone="error" live="assertive">
          {error}
        </Note>
      )}
    </Stack>
  );
}

function Sign({ step, lenderName }: Pick<ApplicationStatusProps, 'step' | 'lenderName'>): ReactNode {
  switch (step) {
    case 'checking':
      return <Spinner>{lenderName !== '' && <Tile name={lenderName} size={52} />}</Spinner>;
    case 'atLender':
      return <StepArt icon={icons.browser} at={3} />;
    case 'approved':
      return <StepArt icon={icons.check} tone="ok" at={4} />;
    case 'rejected':
      return <StepArt icon={icons.noPerson} at={1} />;
    default:
      return step satisfies never;
  }
}

interface ApplicationStatusActionsProps extends Omit<ApplicationStatusProps, 'error'> {
  readonly lenderPage: OtherWindow;
  /** null = the lender has no page for it. */
  readonly onOpenLender: (() => void) | null;
  readonly onCheck: () => void;
  readonly onPlans: () => void;
  readonly onOtherLender: () => void;
  readonly onAnotherNumber: () => void;
}

/** What can be done about an application, by how it stands. */
export function ApplicationStatusActions(props: ApplicationStatusActionsProps): ReactNode {
  const { step, lenderName, t, onOpenLender } = props;
  const button = (label: string, onPress: () => void, kind: 'primary' | 'secondary' | 'text' = 'primary') => (
    <Button kind={kind} onClick={onPress}>
      {label}
    </Button>
  );
  const buttons: Readonly<Record<ApplicationStep, ReactNode>> = {
    atLender:
      props.lenderPage === 'open' ? (
        <>
          {button(t.check, props.onCheck)}
          {onOpenLender && button(t.openAgain, onOpenLender, 'text')}
        </>
      ) : (
        <>
          {onOpenLender && button(t.openLender(lenderName), onOpenLender)}
          {button(t.check, props.onCheck, onOpenLender ? 'secondary' : 'primary')}
        </>
      ),
    checking: button(t.check, props.onCheck, 'secondary'),
    approved: button(t.seePlans, props.onPlans),
    rejected: (
      <>
        {button(t.otherLender, props.onOtherLender)}
        {button(t.another, props.onAnotherNumber, 'text')}
      </>
    ),
  };
  return (
    <ActionColumn>
      <OtherWindowNote window={props.lenderPage} open={t.pageOpen(lenderName)} blocked={t.pageBlocked} />
      {buttons[step]}
    </ActionColumn>
  );
}
