import type { ComponentType } from 'react';
import type { IconProps } from './createIcon.tsx';
import { iconDescriptions as descriptions } from './generated/descriptions.ts';
import * as icons from './generated/index.ts';

/** Name of an icon, such as `BellIcon`. */
export type IconName = keyof typeof icons;

/** Meaning of each icon, in English. */
export const iconDescriptions: Readonly<Record<IconName, string>> = descriptions;

/** Names of all icons, in alphabetical order. */
export const iconNames = Object.keys(icons).sort() as readonly IconName[];

const warned = new Set<string>();

const Nothing: ComponentType<IconProps> = () => null;

/**
 * Returns the icon with this name. For an unknown name, possible in plain JavaScript, returns an icon that draws
 * nothing, and warns in development.
 */
export function getIcon(name: IconName): ComponentType<IconProps> {
  if (Object.hasOwn(icons, name)) return icons[name];
  if (process.env.NODE_ENV !== 'production' && !warned.has(name)) {
    warned.add(name);
    console.warn(`There is no icon “${name}”. @pwr-community/ui/icons lists all names as iconNames.`);
  }
  return Nothing;
}
