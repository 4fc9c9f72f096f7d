import type { ErrorCode } from '@pwr-community/api/errors';
import { isMissingOr, isShape, isString, type Guard } from '../shape.ts';

/** The value of a picture field. */
export interface Picture {
  /** URL of the picture or its preview. */
  src?: string;
  /** The server's key for a new upload; undefined for a stored picture. */
  key?: string;
  /** The reason why the picture was rejected. */
  problem?: ErrorCode;
  /** The picture that a rejected one would have replaced. */
  previous?: Picture;
}

export const isPicture: Guard<Picture> = isShape<Picture>({
  src: isMissingOr(isString),
  key: isMissingOr(isString),
  problem: isMissingOr((value): value is ErrorCode => isString(value)),
  previous: isMissingOr((value): value is Picture => isPicture(value)),
});
