'use client';
import type { ReactNode } from 'react';
import type { RootProps } from '../../internal/root.ts';
import * as styles from './Illustration.styles.ts';

interface DrawingProps extends RootProps<SVGSVGElement> {
  name: string;
  box: string;
  children: ReactNode;
}

function Drawing({ name, box, children, ...root }: DrawingProps) {
  return (
    <svg {...root} viewBox={box} aria-hidden css={styles.root} data-component="Illustration" data-name={name}>
      {children}
    </svg>
  );
}

/** View box and ground line shared by the small illustrations. */
const smallBox = '0 0 160 70';
const ground = <path data-part="ground" d="M0 68.5h160" />;

function Node({ x, y, r }: { x: number; y: number; r: number }) {
  return <circle cx={x} cy={y} r={r} data-part="node" />;
}

type TowerProps = {
  /** Horizontal center and top. */
  x: number;
  top: number;
  /** Half the width at the ground; the rest scales with it. */
  foot: number;
  /** Half the length and the height of the arms, and the radius of their ends. */
  upper: number;
  upperY: number;
  lower: number;
  lowerY: number;
  r: number;
  /** Draws the live wire's node at the end of the upper arm. */
  isLive?: boolean;
};

const groundY = 148;

function Tower({ x, top, foot, upper, upperY, lower, lowerY, r, isLive = false }: TowerProps) {
  const leg = (y: number) => (foot * (y - top)) / (groundY - top);
  const beltY = lowerY + (groundY - lowerY) * 0.44;
  const [arm, belt] = [leg(lowerY), leg(beltY)];
  return (
    <g>
      <path d={`M${x - foot} ${groundY}L${x} ${top}L${x + foot} ${groundY}`} />
      <path d={`M${x - upper} ${upperY}H${x + upper - r}M${x - lower + r} ${lowerY}H${x + lower - r}`} />
      <path d={`M${x - arm} ${lowerY}L${x + belt} ${beltY}H${x - belt}L${x + arm} ${lowerY}`} />
      {!isLive && <Node x={x - upper - r} y={upperY} r={r} />}
      {[x - lower, x + lower].map((end) => (
        <Node key={end} x={end} y={lowerY} r={r} />
      ))}
      <Node x={x + upper} y={upperY} r={r} />
    </g>
  );
}

/** Three pylons and a live wire, for welcomes and the season. */
export function Pylons(root: RootProps<SVGSVGElement>) {
  return (
    <Drawing {...root} name="Pylons" box="14 14 362 136">
      <path data-part="ground" d={`M14 ${groundY + 1}h362`} />
      <path
        data-part="wire"
        d="M122 57q50 30 103 23M46 86q60 26 124 15M109 86q54 26 108 16M232 81q50 26 103 18M176 102q60 22 120 13M223 102q54 22 106 13M341 100q26 18 35 8M334 115q28 18 42 9"
      />
      <Tower x={74} top={19} foot={33.5} upper={44} upperY={55.5} lower={32} lowerY={84} r={4.2} isLive />
      <Tower x={196.5} top={52} foot={24.8} upper={32.5} upperY={79.5} lower={23.5} lowerY={100.5} r={3.3} isLive />
      <Tower x={314.5} top={79} foot={17.8} upper={23.5} upperY={98.7} lower={17} lowerY={114} r={2.4} />
      <path data-part="live-wire" pathLength={1} d="M30 55.5Q84 88 164 79.5" />
      <circle data-part="live-node" cx={30} cy={55.5} r={5.5} />
      <circle data-part="live-node" cx={164} cy={79.5} r={5.5} />
    </Drawing>
  );
}

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
