/** Light color tokens from `packages/ui/src/theme/tokens.json`. A test keeps both in sync. */
export const colors = {
  surface: '#ffffff',
  line: '#d9e0e5',
  ink: '#10181f',
  'ink-3': '#596772',
  accent: '#0057ff',
  'accent-ink': '#0049d6',
  tint: '#e8f0ff',
} as const;

/** The favicon's mark, in a 20 × 20 view box. */
export const mark = `<path d="M4 13.5V6l4-4h5.5L17.5 6v1.6l-4.2 4.2H4" fill="none" stroke="${colors.ink}" stroke-width="2.4"
  stroke-linejoin="round"/><circle cx="4" cy="16.6" r="2.7" fill="${colors.accent}"/>`;

export const siteName = 'PWR Community';
