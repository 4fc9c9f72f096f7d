type Node = { x: number; y: number };
type Pair = 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** FNV-1a hash, because it is tiny and spreads similar ids widely. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const letter of text) value = Math.imul(value ^ letter.codePointAt(0)!, 0x01000193);
  // FNV mixes its low bits poorly, so a finalizer spreads them.
  value = Math.imul(value ^ (value >>> 15), 0x2c1b3c6d);
  return (value ^ (value >>> 13)) >>> 0;
}

/** Returns the color pair of an id, one of seven. */
export const pairOf = (id: string) => ((hash(`pair ${id}`) % 7) + 1) as Pair;

/** Returns a self-avoiding walk over three to five neighboring points of a 3 × 3 lattice, scaled to a 40 × 40 box. */
export function lattice(id: string): Node[] {
  let seed = hash(id);
  const pick = (count: number) => {
    seed = hash(String(seed));
    return seed % count;
  };
  const walk = [pick(9)];
  const length = 3 + pick(3);
  while (walk.length < length) {
    const here = walk.at(-1)!;
    const next = Array.from({ length: 9 }, (_, point) => point).filter(
      (point) =>
        !walk.includes(point) && Math.abs((point % 3) - (here % 3)) <= 1 && Math.abs(row(point) - row(here)) <= 1,
    );
    if (next.length === 0) break;
    walk.push(next[pick(next.length)]!);
  }
  return fitted(walk.map((point) => ({ x: point % 3, y: row(point) })));
}

const row = (point: number) => Math.floor(point / 3);

/** Scales and centers a walk, so that all avatars look equally large. */
function fitted(nodes: Node[]): Node[] {
  const range = (values: number[]) => [Math.min(...values), Math.max(...values)] as const;
  const [left, right] = range(nodes.map(({ x }) => x));
  const [top, bottom] = range(nodes.map(({ y }) => y));
  const step = 19 / Math.max(right - left, bottom - top);
  return nodes.map(({ x, y }) => ({
    x: 20 + step * (x - (left + right) / 2),
    y: 20 + step * (y - (top + bottom) / 2),
  }));
}
