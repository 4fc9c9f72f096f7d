/** Validates a stored value of unknown origin. */
export type Guard<Value> = (value: unknown) => value is Value;

export const isString: Guard<string> = (value) => typeof value === 'string';
export const isNumber: Guard<number> = (value): value is number => typeof value === 'number' && Number.isFinite(value);
export const isBoolean: Guard<boolean> = (value) => typeof value === 'boolean';

export const isOneOf =
  <const Value>(values: readonly Value[]): Guard<Value> =>
  (value): value is Value =>
    (values as readonly unknown[]).includes(value);

export const isNullOr =
  <Value>(guard: Guard<Value>): Guard<Value | null> =>
  (value): value is Value | null =>
    value === null || guard(value);

/** Accepts a missing field. */
export const isMissingOr =
  <Value>(guard: Guard<Value>): Guard<Value | undefined> =>
  (value): value is Value | undefined =>
    value === undefined || guard(value);

export const isListOf =
  <Value>(guard: Guard<Value>): Guard<Value[]> =>
  (value): value is Value[] =>
    Array.isArray(value) && value.every(guard);

export const isObject: Guard<Record<string, unknown>> = (value): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isRecordOf =
  <Value>(guard: Guard<Value>): Guard<Record<string, Value>> =>
  (value): value is Record<string, Value> =>
    isObject(value) && Object.values(value).every(guard);

/** Accepts objects with at least these fields, if their values are valid. */
export const isShape =
  <Value extends object>(fields: { [Key in keyof Required<Value>]: Guard<Value[Key]> }): Guard<Value> =>
  (value): value is Value =>
    isObject(value) && Object.entries<Guard<unknown>>(fields).every(([key, guard]) => guard(value[key]));
