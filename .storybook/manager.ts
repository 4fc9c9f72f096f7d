import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';
import tokens from '../packages/ui/src/theme/tokens.json';

const { canvas, surface, ink, accent, line } = tokens.color;

/** Shows Storybook's own interface in the brand's light colors. */
addons.setConfig({
  theme: create({
    base: 'light',
    brandTitle: 'Community design system',
    appBg: canvas.$value,
    appContentBg: surface.$value,
    appBorderColor: line.$value,
    textColor: ink.$value,
    colorPrimary: accent.$value,
    colorSecondary: accent.$value,
  }),
});
