'use client';
import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type ReactNode, useEffect, useState } from 'react';
import manifest from '../../../package.json' with { type: 'json' };
import { Button } from '../../components/Button/index.ts';
import { announce } from '../../components/announce/announce.ts';
import { token } from '../../theme/tokens.ts';
import since from './since.json' with { type: 'json' };
import * as styles from './page.styles.ts';

const sources = import.meta.glob<string>('../../{components,community,layouts}/*/*.styles.ts', {
  query: '?raw',
  import: 'default',
});

/**
 * Converts a token path such as `color.ink` to its custom property, `--ui-color-ink`. Returns undefined for groups,
 * such as `text.body`.
 */
function propertyOf(path: string): string | undefined {
  const value = path.split('.').reduce<unknown>((part, key) => (part as Record<string, unknown>)?.[key], token);
  return typeof value === 'string' ? /--[\w-]+/.exec(value)?.[0] : undefined;
}

/** Returns the custom properties that the component's own styles read, without those of the components inside it. */
async function readTokens(folder: string): Promise<string[]> {
  const own = Object.keys(sources).filter((path) => path.startsWith(`../../${folder}/`));
  const texts = await Promise.all(own.map((path) => sources[path]!()));
  const names = texts.flatMap((text) =>
    Array.from(text.matchAll(/\btoken\.([\w.]+)/g), ([, path]) => propertyOf(path!)),
  );
  return [...new Set(names)].filter((name) => name !== undefined).sort();
}

const isNewer = (version: string) => version.localeCompare(manifest.version, 'en', { numeric: true }) > 0;

/** Shows the status of a component: stable since a version, or new in the next release. */
function Status({ name }: { name: string }) {
  const version = (since as Record<string, string>)[name];
  if (!version) return null;
  return (
    <p css={styles.status} data-part="status">
      <strong>{isNewer(version) ? 'New' : 'Stable'}</strong>
      {isNewer(version) ? ` in the next release, ${version}` : ` since ${version}`}
    </p>
  );
}

function Tokens({ folder }: { folder: string }) {
  const [names, setNames] = useState<string[]>([]);
  useEffect(() => {
    let isStale = false;
    void readTokens(folder).then((all) => isStale || setNames(all));
    return () => {
      isStale = true;
    };
  }, [folder]);
  if (names.length === 0) return null;
  const copy = async (name: string) => {
    await navigator.clipboard.writeText(`var(${name})`);
    announce(`Copied var(${name})`);
  };
  return (
    <section css={styles.tokens} data-part="tokens">
      <h2>Tokens</h2>
      <p>Override these properties to change the component’s look. A press copies the name.</p>
      <ul role="list" css={styles.names}>
        {names.map((name) => (
          <li key={name}>
            <Button variant="quiet" size="s" onPress={() => void copy(name)}>
              {name.startsWith('--ui-color') && (
                <span aria-hidden css={styles.swatch} style={{ background: `var(${name})` }} />
              )}
              <code>{name}</code>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Returns the title of the stories that the page describes; undefined for guides. */
function titleOf({ storyById }: DocsContainerProps['context']): string | undefined {
  try {
    return storyById().title;
  } catch {
    return undefined;
  }
}

/** Container of every documentation page. Component pages start with the status and end with the tokens. */
export function ComponentPage({ context, theme, children }: DocsContainerProps & { children?: ReactNode }) {
  const [group, name] = titleOf(context)?.split('/') ?? [];
  const isComponent = name !== undefined && name in since;
  return (
    <DocsContainer context={context} theme={theme}>
      {isComponent && <Status name={name} />}
      {children}
      {isComponent && <Tokens folder={`${group!.toLowerCase()}/${name}`} />}
    </DocsContainer>
  );
}
