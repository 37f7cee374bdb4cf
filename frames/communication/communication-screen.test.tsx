import { act, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { CommunicationScreen } from './communication-screen';
import { messagesOf } from './page-messages';

const showcase = { partners: [], videoUrl: 'https://shop.example/film.webm' };
const film = (): HTMLVideoElement | null => document.querySelector('video');

// @req WID-030
it('the film at videoUrl is played in place, and is a link in a new tab only where it cannot be played', async () => {
  render(<CommunicationScreen messages={messagesOf('en')} showcase={showcase} merchant={null} />);
  expect([film()?.getAttribute('src'), film()?.preload]).toEqual([showcase.videoUrl, 'none']);
  expect(screen.queryByRole('link')).toBeNull();
  await act(async () => void film()?.dispatchEvent(new Event('error')));
  expect([film(), screen.getByRole('link').getAttribute('href')]).toEqual([null, showcase.videoUrl]);
});

it('a merchant without a film has neither', () => {
  const none = { ...showcase, videoUrl: null };
  render(<CommunicationScreen messages={messagesOf('en')} showcase={none} merchant={null} />);
  expect([film(), screen.queryByRole('link')]).toEqual([null, null]);
});
