/** True for a web address without credentials: `https://shop.example/`, not `https://user:secret@shop.example/`. */
export function hasNoPassword(address: string): boolean {
  const { username, password } = new URL(address);
  return username === '' && password === '';
}

/** True if the host of a web address can be part of a policy: browsers allow `;`, `,`, `'` and `*` in one. */
export const hasPlainHost = (address: string): boolean => /^([\w.-]+|\[[\da-f:.]+\])$/.test(new URL(address).hostname);
