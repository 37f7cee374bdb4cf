import { Button } from '../../../kit/button';
import * as icons from '../../../kit/icons';
import { Sheet } from '../../../kit/sheet';
import { Stack } from '../../../kit/stack';
import { StepArt } from '../../../kit/step-art';
import { Text } from '../../../kit/text';
import { bottomSheetConfig } from '../../flow/spec-names';
import { sheetView } from '../../parts/sheet-view';

/** The app could not start; its text is the host's or that of init. Source: S2§2, S2§3. */
export const ErrorSheet = sheetView('ERROR', ({ state, send, messages, sheet: { text: t } }) => {
  const canRetry = t.secondaryText !== '';
  return (
    <Sheet
      title={t.mainTitle}
      intro={t.subTitle}
      lead={<StepArt icon={icons.alert} tone="error" at={2} small />}
      actions={
        <>
          {canRetry && <Button onClick={() => send({ type: 'retryAsked' })}>{t.secondaryText}</Button>}
          <Button kind={canRetry ? 'text' : 'primary'} onClick={() => send({ type: 'exitAsked' })}>
            {t.btnName}
          </Button>
        </>
      }
      closeLabel={messages.common.close}
      heightPercent={bottomSheetConfig(state).overlayHeight}
      onClose={() => send({ type: 'sheetClosed' })}
    >
      {t.primaryText !== '' && (
        <Stack gap={0} centred>
          <Text size={13}>{t.primaryText}</Text>
        </Stack>
      )}
    </Sheet>
  );
});
