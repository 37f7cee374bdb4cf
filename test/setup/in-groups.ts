/** Groups items of one name at the position of the first. */
export function inGroups<Item>(items: readonly Item[], nameOf: (item: Item) => string): Item[] {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const name = nameOf(item);
    const group = groups.get(name);
    if (group) group.push(item);
    else groups.set(name, [item]);
  }
  return [...groups.values()].flat();
}
