/** What a page says where so many are served that its calls have to wait. */
export const crowd = {
  text: 'Many people are here at this moment. This goes on by itself.',
  action: 'Try now',
};
