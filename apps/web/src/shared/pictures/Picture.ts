import type { ErrorCode } from '@pwr-community/api/errors';
import { isMissingOr, isShape, isString } from '../shape.ts';

/** The value of a picture field. */
export interface Picture {
  /** URL of the picture or its preview. */
  src?: string;
  /** The server's key for a new upload; undefined for a stored picture. */
  key?: string;
  /** The reason why the picture was rejected. */
  problem?: ErrorCode;
}

export const isPicture = isShape<Picture>({
  src: isMissingOr(isString),
  key: isMissingOr(isString),
  problem: isMissingOr((value): value is ErrorCode => isString(value)),
});
