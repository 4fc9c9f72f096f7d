'use client';
import type { RootProps } from '../../internal/root.ts';
import { Drawing, ground, Node, smallBox } from './Drawing.tsx';

/** A broken wire, for empty results and missing pages. */
export function BrokenWire(root: RootProps<SVGSVGElement>) {
  return (
    <Drawing {...root} name="BrokenWire" box={smallBox}>
      {ground}
      <path d="M16 51.5h36l7.3-7.3M99.7 19.3l7.8-7.8H144" />
      <path data-part="gap" d="M70 36.7l20-10.4" />
      <Node x={12} y={51.5} r={4} />
      <Node x={63.5} y={40} r={6} />
      <Node x={95.5} y={23.5} r={6} />
      <Node x={148} y={11.5} r={4} />
    </Drawing>
  );
}
