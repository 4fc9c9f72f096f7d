'use client';
import type { RootProps } from '../../internal/root.ts';
import { Drawing, Node } from './Drawing.tsx';

type TowerProps = {
  /** Coordinates of the tip; `x` is also the tower's horizontal center. */
  x: number;
  top: number;
  /** Half the tower's width at the ground, which sets the slope of its legs. */
  foot: number;
  /** Half the length of each pair of arms, and its vertical position. `r` is the radius of the nodes at their ends. */
  upper: number;
  upperY: number;
  lower: number;
  lowerY: number;
  r: number;
  /** Leaves out the left node of the upper arms, because the live wire's node is drawn there. */
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

/** Three pylons and a live wire, for welcome screens and the season. */
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
