/** Required entries of `messages`, and the allowed values of props that accept only certain strings. */
export interface Expected {
  messages?: readonly string[];
  values?: Readonly<Record<string, readonly string[]>>;
}

const warned = new Set<string>();

function warn(text: string): void {
  if (warned.has(text)) return;
  warned.add(text);
  console.warn(text);
}

const read = (value: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((part, key) => (part as Record<string, unknown> | undefined)?.[key], value);

/**
 * Warns once about each missing message and each unknown value, for sites in plain JavaScript. The package's build
 * inserts a call at the start of every component; it runs only in a site's development (`scripts/checkedProps.ts`).
 */
export function checkProps(component: string, props: Record<string, unknown>, { messages, values }: Expected): void {
  for (const path of messages ?? [])
    if (read(props.messages, path) === undefined)
      warn(`${component} has no messages.${path}. Pass the text: <${component} messages={{ … }}>.`);
  for (const [name, known] of Object.entries(values ?? {})) {
    const value = props[name];
    if (typeof value === 'string' && !known.includes(value))
      warn(`${component} has no ${name} “${value}”. Known: ${known.join(', ')}.`);
  }
}
