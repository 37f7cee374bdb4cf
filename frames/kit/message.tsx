import type { ReactNode } from 'react';
import { Button } from './button';
import { Heading } from './heading';
import { Stack } from './stack';
import { StepArt, type StepArtProps } from './step-art';
import { Text } from './text';

export interface MessageProps {
  readonly art: StepArtProps;
  readonly title: string;
  readonly text: ReactNode;
  /** The text may take the whole width. */
  readonly wide?: boolean;
  /** Below the text: a code, steps. */
  readonly detail?: ReactNode;
  readonly button: string;
  readonly onPress: () => void;
  /** Below the button: what else can be done. */
  readonly more?: ReactNode;
}

/** One message and one way out, for the middle of the frame. */
export function Message(props: MessageProps): ReactNode {
  return (
    <Stack gap={8} centred>
      <Stack gap={6}>
        <StepArt {...props.art} />
        <Stack gap={4}>
          <Stack gap={2}>
            <Heading level={1}>{props.title}</Heading>
            <Text balance={props.wide ? 'wide' : 'narrow'}>{props.text}</Text>
          </Stack>
          {props.detail}
        </Stack>
      </Stack>
      <Stack gap={2}>
        <Button onClick={props.onPress}>{props.button}</Button>
        {props.more}
      </Stack>
    </Stack>
  );
}
