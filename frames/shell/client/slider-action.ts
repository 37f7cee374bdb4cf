/** What a button beside a slider does; `show` leads to the slide that it stands for. */
export type SliderAction = 'previous' | 'next' | 'stop' | 'go' | 'show';
