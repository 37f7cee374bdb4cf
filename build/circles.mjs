/** Groups of files that import each other, directly or by way of others, each in order; a file that imports itself is one.
 *  `importsOf`: of each file, those that it imports. */
export function circlesOf(importsOf) {
  const circles = [];
  /** When a file was come upon, and the earliest one that leads to it. Source: Tarjan, 1972. */
  const foundAt = new Map();
  const leadsBackTo = new Map();
  const open = [];
  const visit = (file) => {
    foundAt.set(file, foundAt.size);
    leadsBackTo.set(file, foundAt.get(file));
    open.push(file);
    for (const other of importsOf.get(file) ?? []) {
      if (!foundAt.has(other)) visit(other);
      if (open.includes(other)) leadsBackTo.set(file, Math.min(leadsBackTo.get(file), leadsBackTo.get(other)));
    }
    if (leadsBackTo.get(file) !== foundAt.get(file)) return;
    const circle = open.splice(open.indexOf(file));
    if (circle.length > 1 || importsOf.get(file)?.includes(file)) circles.push(circle.sort());
  };
  for (const file of importsOf.keys()) if (!foundAt.has(file)) visit(file);
  return circles;
}
