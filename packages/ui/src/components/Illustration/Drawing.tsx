'use client';
import type { ReactNode } from 'react';
import type { RootProps } from '../../internal/root.ts';
import * as styles from './Illustration.styles.ts';

interface DrawingProps extends RootProps<SVGSVGElement> {
  name: string;
  box: string;
  children: ReactNode;
}

/** The `<svg>` element of every illustration, hidden from screen readers. */
export function Drawing({ name, box, children, ...root }: DrawingProps) {
  return (
    <svg {...root} viewBox={box} aria-hidden css={styles.root} data-component="Illustration" data-name={name}>
      {children}
    </svg>
  );
}

/** View box and ground line shared by the small illustrations. */
export const smallBox = '0 0 160 70';
export const ground = <path data-part="ground" d="M0 68.5h160" />;

/** A node of the network. */
export function Node({ x, y, r }: { x: number; y: number; r: number }) {
  return <circle cx={x} cy={y} r={r} data-part="node" />;
}
