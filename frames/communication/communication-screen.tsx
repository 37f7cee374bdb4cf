import { type ReactNode, useEffect } from 'react';
import { brand } from '../../shared/brand';
import { EmiSteps, Film, LendingPartners, type Showcase } from '../catalogue';
import { Button } from '../kit/button';
import { Heading } from '../kit/heading';
import * as icons from '../kit/icons';
import { Screen } from '../kit/screen';
import { Stack } from '../kit/stack';
import { Text } from '../kit/text';
import { BrandBar, TopBar } from '../kit/top-bar';
import type { Messages } from './page-messages';

interface CommunicationScreenProps {
  readonly messages: Messages;
  readonly showcase: Showcase;
  /** The merchant whose page it lies in; null for a page of its own, where nothing is closed or asked for. */
  readonly merchant: {
    readonly name: string;
    /** '' = none. */
    readonly logo: string;
    readonly onCheck: () => void;
    readonly onBack: () => void;
    readonly onClose: () => void;
  } | null;
}

/** How EMI without a card works. Source: S1§1, S2§2. */
export function CommunicationScreen({ messages, showcase, merchant }: CommunicationScreenProps): ReactNode {
  useEffect(() => {
    document.title = `${messages.title} – ${brand.name}`;
  }, [messages]);
  return (
    <Screen
      poweredBy={messages.poweredBy}
      bar={
        merchant ? (
          <TopBar
            name={merchant.name}
            logo={merchant.logo}
            under={messages.emiWith(brand.name)}
            back={{ label: messages.back, onClick: merchant.onBack }}
            exit={{ icon: icons.close, label: messages.close, onClick: merchant.onClose }}
          />
        ) : (
          <BrandBar />
        )
      }
      actions={merchant && <Button onClick={merchant.onCheck}>{messages.check}</Button>}
    >
      <Stack gap={6}>
        <Stack gap={2}>
          <Heading level={1}>{messages.heading}</Heading>
          <Text>{messages.claim}</Text>
        </Stack>
        <EmiSteps steps={messages.steps} />
        {showcase.videoUrl && <Film url={showcase.videoUrl} label={messages.watch} newWindow={messages.newWindow} />}
        {showcase.partners.length > 0 && <LendingPartners title={messages.partners} names={showcase.partners} />}
      </Stack>
    </Screen>
  );
}
