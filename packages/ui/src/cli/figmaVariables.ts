import { formatHex, parse, rgb } from 'culori';
import type { Scheme } from '../theme/contrast.ts';
import source from '../theme/tokens.json' with { type: 'json' };
import type { Colors } from './createTheme.ts';

interface Leaf {
  $value: unknown;
  $description?: string;
  $extensions?: { 'community.pwr.modes'?: Partial<Record<string, unknown>> };
}

/** Tokens of one type by name, with the group's description. */
type Group = { $type: string } & Record<string, unknown>;

/** A variable in the format of the Design Tokens Community Group. */
interface Variable {
  $type: string;
  $value: unknown;
  $description?: string;
}

/** Token types that Figma supports as variables. Figma has none for shadows, curves, durations and text styles. */
const kinds = ['color', 'dimension', 'fontFamily', 'fontWeight', 'number'];

/** Token groups that are useless in a design file. */
const codeOnly = ['layer', 'motion'];

function toColor(css: string) {
  const { r, g, b, alpha = 1 } = rgb(parse(css))!;
  const components = [r, g, b].map((channel) => Math.round(channel * 1e4) / 1e4);
  return { colorSpace: 'srgb', components, alpha, hex: formatHex(css) };
}

/** Returns only the first font family, because Figma accepts just one. A reference to another token stays as it is. */
const toFamily = (value: unknown) => (Array.isArray(value) ? (value as unknown[])[0] : value);

function toVariable($type: string, { $value, $description }: Leaf): Variable {
  const values: Record<string, (value: unknown) => unknown> = {
    color: (value) => toColor(value as string),
    fontFamily: toFamily,
  };
  return { $type, $value: values[$type]?.($value) ?? $value, ...($description !== undefined && { $description }) };
}

/**
 * Returns the tokens of one color scheme in a format that Figma imports as a mode of a variable collection.
 * @param colors replacements for the default colors, see `createTheme`
 */
export function figmaVariables(scheme: Scheme, colors: Partial<Colors> = {}) {
  const { $description: _, ...groups } = source;
  const read = Object.entries<Group>(groups).flatMap(([group, { $type, ...leaves }]) => {
    if (!kinds.includes($type) || codeOnly.includes(group)) return [];
    const variables = Object.entries(leaves as Record<string, Leaf>).flatMap(([name, leaf]) => {
      if (name.startsWith('$')) return [];
      const own = scheme === 'dark' ? leaf.$extensions?.['community.pwr.modes']?.dark : undefined;
      const replaced = group === 'color' ? colors[name as keyof Colors] : undefined;
      return [[name, toVariable($type, { ...leaf, $value: replaced ?? own ?? leaf.$value })] as const];
    });
    return [[group, Object.fromEntries(variables)] as const];
  });
  return Object.fromEntries(read);
}
