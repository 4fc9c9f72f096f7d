import { composeStories, setProjectAnnotations } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';

const modules = import.meta.glob<Parameters<typeof composeStories>[0]>([
  '../src/**/*.stories.tsx',
  '!../src/internal/**',
]);

setProjectAnnotations([]);

test.each(Object.entries(modules))('%s renders on a server', async (_, load) => {
  expect(typeof window).toBe('undefined');
  for (const [name, Story] of Object.entries<ComponentType>(composeStories(await load()))) {
    expect(() => renderToString(<Story />), name).not.toThrow();
  }
});
