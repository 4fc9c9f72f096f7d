import source from './tokens.json' with { type: 'json' };

/** A custom property: its name without the prefix, its value, its values in other modes, and its description. */
export type Token = { path: string[]; css: string; modes: Record<string, string>; doc?: string | undefined };
export type Tokens = readonly Token[];

type Unit = { value: number; unit: string };
type Shadow = { color: string; offsetX: Unit; offsetY: Unit; blur: Unit; spread: Unit };
type Leaf = {
  $value: unknown;
  $description?: string;
  $extensions?: { 'community.pwr.modes': Record<string, unknown> };
};

const unit = ({ value, unit: name }: Unit) => `${value}${name}`;
/** Converts px to rem, so that text scales with the reader's font size. */
const rem = ({ value }: Unit) => `${value / 16}rem`;
const reference = (value: unknown) =>
  String(value).replace(/\{([^}]+)\}/g, (_, path: string) => `var(--ui-${path.replaceAll('.', '-')})`);

const print: Record<string, (value: never) => string> = {
  color: reference,
  number: String,
  fontWeight: String,
  fontFamily: (names: string | string[]) =>
    typeof names === 'string'
      ? reference(names)
      : names.map((name) => (/^[a-z-]+$/.test(name) ? name : `'${name}'`)).join(', '),
  dimension: unit,
  duration: unit,
  cubicBezier: (points: number[]) => `cubic-bezier(${points.join(', ')})`,
  shadow: (layers: Shadow[]) =>
    layers
      .map((it) => [unit(it.offsetX), unit(it.offsetY), unit(it.blur), unit(it.spread), reference(it.color)].join(' '))
      .join(', '),
};

const typeParts: Record<string, [string, (value: never) => string]> = {
  fontSize: ['size', rem],
  lineHeight: ['line', rem],
  fontWeight: ['weight', reference],
  letterSpacing: ['tracking', unit],
};

/** Splits a typography token into one property per part. */
function typography(path: string[], leaf: Leaf, modes: Record<string, unknown>): Token[] {
  return Object.entries(leaf.$value as Record<string, never>).map(([part, value]) => {
    const [name, toCss] = typeParts[part]!;
    const own = Object.entries(modes).flatMap(([mode, parts]) => {
      const changed = (parts as Record<string, never>)[part];
      return changed === undefined ? [] : [[mode, toCss(changed)] as const];
    });
    return { path: [...path, name], css: toCss(value), modes: Object.fromEntries(own), doc: leaf.$description };
  });
}

function read([group, { $type, $description: _, ...leaves }]: [string, { $type: string; $description?: string }]) {
  return Object.entries(leaves as Record<string, Leaf>).flatMap(([name, leaf]): Token[] => {
    const modes = leaf.$extensions?.['community.pwr.modes'] ?? {};
    if ($type === 'typography') return typography([group, name], leaf, modes);
    const toCss = print[$type]!;
    const own = Object.entries(modes).map(([mode, value]) => [mode, toCss(value as never)]);
    return [
      { path: [group, name], css: toCss(leaf.$value as never), modes: Object.fromEntries(own), doc: leaf.$description },
    ];
  });
}

const { $description: _, ...groups } = source;

/** Custom properties of the theme, in the order of tokens.json. */
export const tokens: Tokens = Object.entries(groups).flatMap(read);
