'use client';
import * as styles from './Icon.styles.ts';

export interface IconProps {
  /** 16 px, or 20 px with `l`. Default `m`. */
  size?: 'm' | 'l';
  /** Turns with the direction of reading: arrows and carets that mean forwards or back. Default `false`. */
  isDirectional?: boolean;
}

/** An icon is decoration: the control that it stands in has the name. It takes the colour of the text. */
export function createIcon(path: string, box: number) {
  return function Icon({ size = 'm', isDirectional = false }: IconProps) {
    return (
      <svg
        viewBox={`0 0 ${box} ${box}`}
        aria-hidden
        css={styles.root}
        data-component="Icon"
        data-size={size}
        data-directional={isDirectional || undefined}
      >
        <path d={path} />
      </svg>
    );
  };
}
