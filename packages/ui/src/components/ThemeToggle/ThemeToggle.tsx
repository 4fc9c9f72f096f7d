'use client';
import { mergeProps } from 'react-aria/mergeProps';
import { mergeRefs } from 'react-aria/mergeRefs';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import { MoonIcon, SunIcon } from '../Icon/index.ts';
import { afterPaint } from '../../internal/loading.ts';
import { visuallyHidden } from '../../internal/visuallyHidden.ts';
import { Tooltip } from '../Tooltip/index.ts';
import type { RootProps } from '../../internal/root.ts';
import * as styles from './ThemeToggle.styles.ts';

export interface ThemeToggleProps extends RootProps<HTMLButtonElement> {
  /**
   * Called to swap the classes `light` and `dark` on the root element. Colors that it changes before it returns don't
   * transition.
   */
  onPress: () => void;
  /** All visible and announced text. */
  messages: {
    /** Label in the light theme, such as "Switch to dark theme". */
    toDark: string;
    /** Label in the dark theme, such as "Switch to light theme". */
    toLight: string;
  };
}

/**
 * Switches between light and dark. Both icons and labels are rendered, and the class on the root element selects one,
 * so that changing the theme causes no render. The button therefore has no `aria-pressed`; its name describes the
 * action.
 */
export function ThemeToggle({ onPress, messages, ...root }: ThemeToggleProps) {
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
          {...root}
          {...mergeProps<[AriaButtonProps, typeof trigger]>({ onPress: () => atOnce(onPress) }, trigger)}
          ref={mergeRefs(ref, root.ref)}
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

/**
 * Applies a theme change without transitions. Fading hundreds of controls, each with its own transition events, would
 * double the frame time.
 */
function atOnce(change: () => void) {
  const { dataset } = document.documentElement;
  dataset.changesTheme = '';
  change();
  void afterPaint().then(() => delete dataset.changesTheme);
}
