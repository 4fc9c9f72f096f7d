'use client';
import { type CSSProperties, useState } from 'react';
import { token } from '../theme/tokens.ts';
import * as styles from './Avatar.styles.ts';
import { lattice, pairOf } from './lattice.ts';

export interface AvatarProps {
  /** The member's id: the drawing and its colours follow from it, the same everywhere and for ever. */
  id: string | number;
  /** Address of the member's picture. Without one, or where it cannot be loaded, the drawing stands. */
  src?: string | null | undefined;
  /** 24, 32, 40 or 64 px. Default `m`. */
  size?: 's' | 'm' | 'l' | 'xl';
}

/** A member. Decoration: the name stands beside it. */
export function Avatar({ id, src, size = 'm' }: AvatarProps) {
  const [broken, setBroken] = useState<string>();
  const pair = pairOf(String(id));
  const colours = {
    '--ground': token.avatar[`ground${pair}`],
    '--ink': token.avatar[`ink${pair}`],
  } as CSSProperties;
  return (
    <span css={styles.root} data-component="Avatar" data-size={size} style={colours}>
      {src && src !== broken ? (
        <img src={src} alt="" loading="lazy" decoding="async" onError={() => setBroken(src)} css={styles.picture} />
      ) : (
        <Lattice id={String(id)} />
      )}
    </span>
  );
}

function Lattice({ id }: { id: string }) {
  const nodes = lattice(id);
  const last = nodes.length - 1;
  return (
    <svg viewBox="0 0 40 40" aria-hidden css={styles.drawing}>
      <polyline points={nodes.map(({ x, y }) => `${x},${y}`).join(' ')} />
      {nodes.map(({ x, y }, index) => (
        <circle
          key={`${x} ${y}`}
          cx={x}
          cy={y}
          r={index === last ? 4.5 : index === 0 ? 3.2 : 2.6}
          data-end={index === 0 || undefined}
        />
      ))}
    </svg>
  );
}
