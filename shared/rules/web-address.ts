/** Whether a web address names nobody: `https://shop.example/`, not `https://user:secret@shop.example/`. */
export function hasNoPassword(address: string): boolean {
  const { username, password } = new URL(address);
  return username === '' && password === '';
}
