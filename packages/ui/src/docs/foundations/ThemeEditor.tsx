'use client';
import { type CSSProperties, useState } from 'react';
import { Button } from '../../components/Button/index.ts';
import { CopyIcon, DownloadSimpleIcon } from '../../components/Icon/index.ts';
import { TextField } from '../../components/TextField/index.ts';
import { createTheme, printTheme } from '../../cli/createTheme.ts';
import { figmaVariables } from '../../cli/figmaVariables.ts';
import { color, contrast, type Scheme } from '../../theme/contrast.ts';
import * as styles from './foundations.styles.ts';
import { Page, Part, Table } from './Page.tsx';

const schemes: readonly Scheme[] = ['light', 'dark'];

/**
 * Derives a theme from an accent color. For an empty accent, `theme` is undefined. If the accent can't be used,
 * `problem` says why.
 */
function themeOf(accent: string) {
  try {
    return { theme: accent ? createTheme(accent) : undefined };
  } catch (error) {
    return { problem: (error as Error).message };
  }
}

/** Downloads content as a JSON file. */
function save(name: string, content: string) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([content], { type: 'application/json' }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

export interface ThemeEditorProps {
  /** Current accent of all stories; empty for the default theme. */
  accent: string;
  onAccentChange: (accent: string) => void;
}

/** Derives a theme from a color, shows it in every story, and offers it as CSS and as variables for Figma. */
export function ThemeEditor({ accent, onAccentChange }: ThemeEditorProps) {
  const [typed, setTyped] = useState(accent);
  const [isCopied, setCopied] = useState(false);
  const { theme, problem } = themeOf(typed);
  const css = theme && printTheme(theme);

  const change = (value: string) => {
    setTyped(value);
    setCopied(false);
    if (!themeOf(value).problem) onAccentChange(value);
  };
  const valueOf = (name: 'accent' | 'on-accent' | 'accent-ink' | 'tint', scheme: Scheme) =>
    theme?.[scheme][name] ?? color(name, scheme);

  return (
    <Page
      title="Theme editor"
      lead="One color makes a theme for both schemes. It moves where text or controls in it would be hard to see. Every story of this Storybook shows it until you reset it: open any component."
    >
      <Part title="Accent">
        <div css={styles.row}>
          <TextField
            value={typed}
            onChange={change}
            label="CSS color"
            description="Such as #0a7, rebeccapurple or oklch(0.6 0.2 140)"
            errorMessage={problem}
          />
          <label css={styles.picker}>
            Pick
            <input
              type="color"
              value={theme?.light.accent ?? color('accent', 'light')}
              onChange={({ target }) => change(target.value)}
            />
          </label>
          <Button variant="quiet" isDisabled={typed === ''} onPress={() => change('')}>
            Reset
          </Button>
        </div>
        <Table
          head={['Token', 'Light', 'Contrast in light', 'Dark', 'Contrast in dark']}
          rows={(['accent', 'on-accent', 'accent-ink', 'tint'] as const).map((name) => [
            name,
            ...schemes.flatMap((scheme) => {
              const ground = name === 'on-accent' ? 'accent' : 'canvas';
              const behind = ground === 'accent' ? valueOf('accent', scheme) : color(ground, scheme);
              const own = valueOf(name, scheme);
              return [
                <span key={scheme} css={styles.row}>
                  <span css={styles.swatch} style={{ '--value': own } as CSSProperties} /> {own}
                </span>,
                `${contrast(own, behind).toFixed(2)} on ${ground}`,
              ];
            }),
          ])}
        />
      </Part>
      <Part title="Use it">
        <p>Load this after theme.css. The package’s command prints the same: npx @pwr-community/ui theme.</p>
        <pre css={styles.code} tabIndex={0}>
          {css ?? 'Enter a color.'}
        </pre>
        <div css={styles.row}>
          <Button
            variant="primary"
            icon={<CopyIcon />}
            isDisabled={!css}
            onPress={() => void navigator.clipboard.writeText(css!).then(() => setCopied(true))}
          >
            {isCopied ? 'Copied' : 'Copy CSS'}
          </Button>
          {schemes.map((scheme) => (
            <Button
              key={scheme}
              icon={<DownloadSimpleIcon />}
              onPress={() =>
                save(`${scheme}.tokens.json`, JSON.stringify(figmaVariables(scheme, theme?.[scheme]), null, 2))
              }
            >
              {`Figma variables, ${scheme}`}
            </Button>
          ))}
        </div>
      </Part>
    </Page>
  );
}
