'use client';
import { type CSSProperties, useState } from 'react';
import { token } from '../../theme/tokens.ts';
import type { PlainRootProps } from '../../internal/root.ts';
import * as styles from './Avatar.styles.ts';
import { lattice, pairOf } from './lattice.ts';

export interface AvatarProps extends PlainRootProps<HTMLSpanElement> {
  /** The member's id. It determines the generated avatar, which never changes. */
  memberId: string | number;
  /** URL of the member's picture. Without one, or if it fails to load, the generated avatar is shown. */
  src?: string | null | undefined;
  /** 24, 32, 40 or 64 px. Default `m`. */
  size?: 's' | 'm' | 'l' | 'xl';
}

/** Avatar of a member. Decorative: the name appears beside it. */
export function Avatar({ memberId, src, size = 'm', ...root }: AvatarProps) {
  const [broken, setBroken] = useState<string>();
  const pair = pairOf(String(memberId));
  const colors = {
    '--ground': token.avatar[`ground${pair}`],
    '--ink': token.avatar[`ink${pair}`],
  } as CSSProperties;
  return (
    <span {...root} css={styles.root} data-component="Avatar" data-size={size} style={{ ...colors, ...root.style }}>
      {src && src !== broken ? (
        <img src={src} alt="" loading="lazy" decoding="async" onError={() => setBroken(src)} />
      ) : (
        <Lattice id={String(memberId)} />
      )}
    </span>
  );
}

function Lattice({ id }: { id: string }) {
  const [start, ...others] = lattice(id);
  const end = others.at(-1)!;
  return (
    <svg viewBox="0 0 40 40" aria-hidden>
      <path d={`M${[start!, ...others].map(({ x, y }) => `${x} ${y}`).join('L')}`} data-part="line" />
      <path d={others.map((node) => dot(node, node === end ? 4.5 : 2.6)).join('')} />
      <path d={dot(start!, 3.2)} data-part="start" />
    </svg>
  );
}

/** Returns a circle as path data. One path holds several circles, so that an avatar has few elements. */
const dot = ({ x, y }: { x: number; y: number }, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;
