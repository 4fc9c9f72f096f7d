export interface Scale {
  /** End of the axis, which starts at 0. */
  end: number;
  /** All short ticks. */
  ticks: number[];
  /** Ticks with a number: every fourth. */
  labelled: number[];
}

/** Returns an axis from zero in round steps, with three to five numbers below the highest value. */
export function scaleTo(highest: number): Scale {
  const rough = Math.max(highest, 1) / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].find((factor) => factor * power >= rough)! * power;
  const short = step / 4;
  const count = Math.floor(Math.max(highest, 1) / short) + 1;
  const ticks = Array.from({ length: count }, (_, index) => (index + 1) * short);
  return { end: count * short, ticks, labelled: ticks.filter((_, index) => index % 4 === 3) };
}
