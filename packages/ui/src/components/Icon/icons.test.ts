import { expect, test, vi } from 'vitest';
import { getIcon, iconDescriptions, type IconName, iconNames } from './icons.ts';
import * as exported from './index.ts';

test('the list names every exported icon and says what it stands for', () => {
  expect(iconNames).toEqual(Object.keys(exported).sort());
  expect(Object.keys(iconDescriptions).sort()).toEqual(iconNames);
  expect(getIcon('BellIcon')).toBe(exported.BellIcon);
});

test('an unknown name draws nothing, and is reported once', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const Icon = getIcon('BelIcon' as IconName) as () => null;
  getIcon('BelIcon' as IconName);
  expect(Icon()).toBeNull();
  expect(warn.mock.calls).toEqual([
    ['There is no icon “BelIcon”. @pwr-community/ui/icons lists all names as iconNames.'],
  ]);
  warn.mockRestore();
});
