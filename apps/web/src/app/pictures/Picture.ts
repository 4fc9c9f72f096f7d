import type { ErrorCode } from '@pwr-community/api/errors';

/** A picture in a form. */
export interface Picture {
  /** Its address, or a small preview of it. */
  src?: string;
  /** By which the server knows the upload; absent for one that is there already. */
  key?: string;
  /** Why it cannot be used. */
  problem?: ErrorCode;
}
