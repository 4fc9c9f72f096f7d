'use client';
import { mergeProps } from 'react-aria/mergeProps';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import { MoonIcon, SunIcon } from '../Icon/index.ts';
import { afterPaint } from '../../internal/loading.ts';
import { visuallyHidden } from '../../internal/visuallyHidden.ts';
import { Tooltip } from '../Tooltip/index.ts';
import * as styles from './ThemeToggle.styles.ts';

export interface ThemeToggleProps {
  /** Puts the other of `light` and `dark` on the root element. No colour fades that changes before it returns. */
  onPress: () => void;
  /** Every word that is shown or spoken. */
  messages: {
    /** What it does while the page is light, as "Switch to dark theme". */
    toDark: string;
    /** What it does while the page is dark, as "Switch to light theme". */
    toLight: string;
  };
}

/**
 * Light or dark. It knows neither: both icons and both names are there, and the class on the root element decides which
 * one is drawn and read, so that a change of theme renders nothing. For that reason it has no `aria-pressed`; its name
 * says what pressing does.
 */
export function ThemeToggle({ onPress, messages }: ThemeToggleProps) {
  const words = (
    <>
      <span css={styles.whileLight}>{messages.toDark}</span>
      <span css={styles.whileDark}>{messages.toLight}</span>
    </>
  );
  return (
    <Tooltip text={words} isName>
      {({ ref, ...trigger }) => (
        <AriaButton
          {...mergeProps<[AriaButtonProps, typeof trigger]>({ onPress: () => atOnce(onPress) }, trigger)}
          ref={ref}
          css={styles.root}
          data-component="ThemeToggle"
          data-variant="quiet"
          data-size="m"
        >
          <span css={styles.whileLight}>
            <MoonIcon />
          </span>
          <span css={styles.whileDark}>
            <SunIcon />
          </span>
          <span css={visuallyHidden}>{words}</span>
        </AriaButton>
      )}
    </Tooltip>
  );
}

/** The colours of every control would fade, each with events of its own, for a frame that takes twice as long. */
function atOnce(change: () => void) {
  const { dataset } = document.documentElement;
  dataset.changesTheme = '';
  change();
  void afterPaint().then(() => delete dataset.changesTheme);
}
