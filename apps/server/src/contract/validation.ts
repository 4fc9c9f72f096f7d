import type { ErrorObject, Options, ValidateFunction } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { cleanText } from './cleanText.ts';
import { contract } from './contract.ts';
import { pointerTo, Problem, type FieldProblem } from './problem.ts';

/** Creates a validator for the contract's schemas and their formats. */
export function makeAjv(options: Options): Ajv2020 {
  // Not strict, because the contract's schemas contain OpenAPI's own keywords.
  const ajv = new Ajv2020({ strict: false, useDefaults: true, verbose: true, ...options });
  addFormats.default(ajv);
  const [date, dateTime] = [ajv.formats.date, ajv.formats['date-time']] as { validate: (text: string) => boolean }[];
  const uri = ajv.formats.uri as (text: string) => boolean;
  // RFC 3986 allows addresses that no browser opens, such as `https://`.
  ajv.addFormat('uri', { validate: (text: string) => uri(text) && URL.canParse(text) });
  ajv.addFormat('date', { validate: (text: string) => date!.validate(text) && !isBeyondYears(text) });
  ajv.addFormat('date-time', {
    validate: (text: string) => dateTime!.validate(text) && !isLeapSecond(text) && !isBeyondYears(text),
  });
  return ajv;
}

/** True for a time before the year 1 or after 9999 in UTC: PostgreSQL reads such years in another format. */
function isBeyondYears(text: string): boolean {
  const year = new Date(text).getUTCFullYear();
  return year < 1 || year > 9999;
}

/** RFC 3339 allows leap seconds, but neither JavaScript nor PostgreSQL can represent one. */
const isLeapSecond = (value: unknown) => typeof value === 'string' && /^[^.]*:60(\.|z|[+-]|$)/i.test(value);

/**
 * Wraps a validator so that it throws its errors as a problem.
 * @param root JSON Pointer to the validated value, such as `/body`
 */
export function throwing(validate: ValidateFunction, root: string) {
  return (data: unknown): true => {
    if (validate(data)) return true;
    const errors = validate.errors ?? [];
    if (errors.length > 0 && errors.every((error) => error.params.format === 'date-time' && isLeapSecond(error.data)))
      throw new Problem('leap-second', `${root}${errors[0]!.instancePath} must not be a leap second.`);
    throw new Problem('validation-failed', undefined, fieldProblems(errors, root));
  };
}

/** Checks values against a schema. */
export interface SchemaChecker<T> {
  /**
   * @returns the value, with its texts cleaned
   * @throws Problem `validation-failed`, with locations under `path`
   */
  (value: unknown, path: string): T;
  matches(value: unknown): boolean;
}

/**
 * Creates a checker for values that don't come from a request. `contract#/components/schemas/…` refers to the
 * contract's schemas.
 */
export function schemaChecker<T>(schema: object): SchemaChecker<T> {
  let compiled: ValidateFunction | undefined;
  const validate = () => (compiled ??= contractAjv().compile(schema));
  const check = (value: unknown, path: string) => {
    const cleaned = cleanText(value, path);
    throwing(validate(), path)(cleaned);
    return cleaned as T;
  };
  return Object.assign(check, { matches: (value: unknown) => validate()(value) });
}

let withContract: Ajv2020 | undefined;
const contractAjv = () => (withContract ??= makeAjv({ allErrors: true }).addSchema({ ...contract, $id: 'contract' }));

/**
 * Describes validation errors with the contract's codes, only the first for each location.
 * @param root JSON Pointer to the validated value, such as `/body`
 */
export function fieldProblems(errors: ErrorObject[], root: string): FieldProblem[] {
  // If a value matches none of several alternatives, the errors of each alternative are noise.
  const outer = errors.filter((error) => !/\/(oneOf|anyOf)\/\d/.test(error.schemaPath));
  const seen = new Set<string>();
  return outer.map((error) => toFieldProblem(error, root)).filter(({ path }) => !seen.has(path) && seen.add(path));
}

function toFieldProblem(
  { keyword, instancePath, params, message = 'is not valid' }: ErrorObject,
  root: string,
): FieldProblem {
  const path = `${root}${instancePath}`;
  switch (keyword) {
    case 'required':
      return { path: pointerTo(path, params.missingProperty as string), code: 'required', message: 'is required' };
    case 'additionalProperties':
      return {
        path: pointerTo(path, params.additionalProperty as string),
        code: 'unknown-field',
        message: 'is not known',
      };
    case 'minLength':
      return params.limit === 1
        ? { path, code: 'blank', message: 'must not be empty' }
        : { path, code: 'too-short', message };
    case 'pattern':
      // The contract's pattern for required text rejects text that consists only of white space and invisible
      // characters.
      return (params.pattern as string).startsWith('^(?![\\s\\p{DI}]*$)')
        ? { path, code: 'blank', message: 'must hold visible text' }
        : { path, code: 'wrong-format', message };
    default:
      return { path, code: codes[keyword] ?? 'wrong-format', message };
  }
}

const codes: Record<string, FieldProblem['code']> = {
  type: 'wrong-type',
  maxLength: 'too-long',
  minimum: 'too-small',
  maximum: 'too-large',
  minItems: 'too-few',
  maxItems: 'too-many',
  enum: 'not-allowed',
  const: 'not-allowed',
  uniqueItems: 'duplicate',
};
