export interface Scale {
  /** End of the axis, which starts at 0. */
  end: number;
  /** All ticks, with or without a number. */
  ticks: number[];
  /** Ticks with a number: every fourth one, unless it is a fraction, because points are integers. */
  labelled: number[];
}

/**
 * Returns an axis from zero to the first tick above the highest value. One to four ticks, in round steps, have a
 * number.
 */
export function scaleTo(highest: number): Scale {
  const rough = Math.max(highest, 1) / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].find((factor) => factor * power >= rough)! * power;
  const short = step / 4;
  const count = Math.floor(Math.max(highest, 1) / short) + 1;
  const ticks = Array.from({ length: count }, (_, index) => (index + 1) * short);
  return {
    end: count * short,
    ticks,
    labelled: ticks.filter((tick, index) => index % 4 === 3 && Number.isInteger(tick)),
  };
}
