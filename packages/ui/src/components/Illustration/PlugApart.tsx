'use client';
import type { RootProps } from '../../internal/root.ts';
import { Drawing, ground, smallBox } from './Drawing.tsx';

/** An unplugged cable, for expired sessions and lost connections. */
export function PlugApart(root: RootProps<SVGSVGElement>) {
  return (
    <Drawing {...root} name="PlugApart" box={smallBox}>
      {ground}
      <path d="M0 43h28M28 27h20a12 12 0 0 1 12 12v8a12 12 0 0 1-12 12H28zM60 37h10M60 49h10" />
      <path d="M160 43h-27M133 25h-13a10 10 0 0 0-10 10v16a10 10 0 0 0 10 10h13zM110 37h6M110 49h6" />
      <path data-part="gap" d="M75 37h28M75 49h28" />
    </Drawing>
  );
}
