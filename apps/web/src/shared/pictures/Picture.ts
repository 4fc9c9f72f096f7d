import type { ErrorCode } from '@pwr-community/api/errors';
import { isMissingOr, isShape, isString } from '../shape.ts';

/** A picture in a form. */
export interface Picture {
  /** Its address, or a small preview of it. */
  src?: string;
  /** By which the server knows the upload; absent for one that is there already. */
  key?: string;
  /** Why it cannot be used. */
  problem?: ErrorCode;
}

/** Whether a stored value is a picture. */
export const isPicture = isShape<Picture>({
  src: isMissingOr(isString),
  key: isMissingOr(isString),
  problem: isMissingOr((value): value is ErrorCode => isString(value)),
});
