import { basename } from 'node:path';
import { parseArgs } from 'node:util';

/** An option of a command: a flag, a whole number from 1, or a text that may have to be one of some. */
type Option = { about: string } & (
  { type: 'flag' } | { type: 'number'; default?: number } | { type: 'text'; choices?: readonly string[] }
);

type Value<O extends Option> = O extends { type: 'flag' }
  ? boolean
  : O extends { type: 'number'; default: number }
    ? number
    : O extends { type: 'number' }
      ? number | undefined
      : string | undefined;

/**
 * Reads the options of a stress test from the command line. `--help` prints them and ends the process with 0; a wrong
 * one ends it with 2 and one sentence.
 */
export function readOptions<const Options extends Record<string, Option>>(
  options: Options,
): { [Name in keyof Options]: Value<Options[Name]> } {
  const known = Object.entries<Option>(options);
  try {
    const { values } = parseArgs({ options: toNodes({ help: { type: 'flag', about: '' }, ...options }) });
    if (values.help) {
      console.log([`npm run test:${basename(process.argv[1]!, '.ts')} -- [options]`, ...known.map(usage)].join('\n'));
      process.exit(0);
    }
    return Object.fromEntries(known.map(([name, option]) => [name, read(name, option, values[name])])) as never;
  } catch (error) {
    // Node adds hints about positional arguments, which these commands don't have.
    console.error((error as Error).message.split('. ')[0]);
    process.exit(2);
  }
}

/** Node's description of the options. */
const toNodes = (options: Record<string, Option>): Record<string, { type: 'boolean' | 'string' }> =>
  Object.fromEntries(
    Object.entries(options).map(([name, { type }]) => [name, { type: type === 'flag' ? 'boolean' : 'string' }]),
  );

function usage([name, option]: [string, Option]): string {
  const value = { flag: '', number: ' N', text: ' TEXT' }[option.type];
  const choices = option.type === 'text' && option.choices ? `: ${option.choices.join(', ')}` : '';
  const usual = option.type === 'number' && option.default !== undefined ? ` (${option.default})` : '';
  return `  ${`--${name}${value}`.padEnd(22)} ${option.about}${usual}${choices}`;
}

function read(name: string, option: Option, value: unknown): boolean | number | string | undefined {
  if (option.type === 'flag') return value === true;
  if (option.type === 'text') {
    const { choices } = option;
    if (value !== undefined && choices && !choices.includes(value as string))
      throw new Error(`--${name} is one of ${choices.join(', ')}, not “${value as string}”`);
    return value as string | undefined;
  }
  if (value === undefined) return option.default;
  const number = Number(value);
  if (!Number.isSafeInteger(number) || number < 1)
    throw new Error(`--${name} is a whole number from 1, not “${value as string}”`);
  return number;
}
