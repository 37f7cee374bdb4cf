/** What a button beside a slider does; `show` leads to the slide that it stands for. */
export type SliderWay = 'previous' | 'next' | 'stop' | 'go' | 'show';
