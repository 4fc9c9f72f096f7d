import { basename } from 'node:path';
import { parseArgs } from 'node:util';

/** A command-line option: a flag, a whole number from 1, or a text, optionally with a list of valid choices. */
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
 * Reads a stress test's options from the command line. `--help` lists them and exits with 0. An invalid option prints
 * one sentence and exits with 2.
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
    // Prints only the first sentence: Node adds hints about positional arguments, which these commands don't have.
    console.error((error as Error).message.split('. ')[0]);
    process.exit(2);
  }
}

/** Converts the options to the format of Node's `parseArgs`. */
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
