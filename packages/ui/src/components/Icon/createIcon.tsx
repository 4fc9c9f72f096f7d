'use client';
import type { RootProps } from '../../internal/root.ts';
import * as styles from './Icon.styles.ts';

export interface IconProps extends RootProps<SVGSVGElement> {
  /** 16 px, or 20 px with `l`. Default `m`. */
  size?: 'm' | 'l';
  /** Mirrors the icon in right-to-left text: for arrows and carets that mean forward or back. Default `false`. */
  isDirectional?: boolean;
}

/**
 * Creates an icon component from path data and the size of the square view box. Icons are decorative, because the
 * surrounding control has the accessible name. They inherit the text color.
 */
export function createIcon(path: string, box: number) {
  return function Icon({ size = 'm', isDirectional = false, ...root }: IconProps) {
    return (
      <svg
        {...root}
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
