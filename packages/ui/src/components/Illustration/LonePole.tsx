'use client';
import type { RootProps } from '../../internal/root.ts';
import { Drawing, ground, Node, smallBox } from './Drawing.tsx';

/** A pole with one live wire and one idle wire, for discussions without comments. */
export function LonePole(root: RootProps<SVGSVGElement>) {
  return (
    <Drawing {...root} name="LonePole" box={smallBox}>
      {ground}
      <path data-part="wire" d="M100 14.5q30 5 60-5" />
      <path d="M80 1.5v67M64 13.5h28M73 29.5h14" />
      <Node x={96} y={13.5} r={4} />
      <Node x={70} y={29.5} r={3} />
      <Node x={90} y={29.5} r={3} />
      <path data-part="live-wire" pathLength={1} d="M0 9.5q34 11.5 64 4" />
      <circle data-part="live-node" cx={64} cy={13.5} r={4.8} />
    </Drawing>
  );
}
