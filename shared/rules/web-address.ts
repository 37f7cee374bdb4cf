/** Whether a web address names nobody: `https://shop.example/`, not `https://user:secret@shop.example/`. */
export function hasNoPassword(address: string): boolean {
  const { username, password } = new URL(address);
  return username === '' && password === '';
}

/** Whether the host of a web address can stand in a policy: browsers take `;`, `,`, `'` and `*` in one. */
export const hasPlainHost = (address: string): boolean => /^([\w.-]+|\[[\da-f:.]+\])$/.test(new URL(address).hostname);
