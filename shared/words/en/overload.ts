/** Notice of an overloaded server whose calls have to wait. */
export const overload = {
  text: 'Many people are here at this moment. This goes on by itself.',
  action: 'Try now',
};
