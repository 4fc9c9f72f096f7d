import { CacheProvider, css } from '@emotion/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLayoutEffect, useRef, useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../components/Button/index.ts';
import { createStyleCache } from './styleCache.ts';
import { startStyleSheet } from './styleSheets.ts';

const meta = {
  title: 'Internal/styleCache',
  loaders: [() => ({ cache: asInProduction() })],
  render: (_, { loaded }) => (
    <CacheProvider value={(loaded as Loaded).cache}>
      <Opener />
    </CacheProvider>
  ),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Creates a cache that puts all rules in one sheet, as in production. In development, each rule has its own sheet. */
function asInProduction() {
  const cache = createStyleCache();
  cache.sheet.isSpeedy = true;
  return cache;
}

type Loaded = { cache: ReturnType<typeof asInProduction> };

const later = [css({ borderBlockStartStyle: 'solid' }), css({ borderBlockStartStyle: 'dotted' })];

function Opener() {
  const [count, setCount] = useState(0);
  return (
    <>
      <Button onPress={() => setCount(count + 1)}>Open</Button>
      {later.slice(0, count).map((style, index) => (
        <p key={index} css={style}>
          Opened
        </p>
      ))}
    </>
  );
}

export const RulesAddedLaterGoToANewSheet: Story = {
  play: async ({ canvas, loaded }) => {
    const { tags } = (loaded as Loaded).cache.sheet;
    // The first sheet names the layers. All rules of the first render share the second.
    await expect(tags).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button'));
    await expect(tags).toHaveLength(3);
    await userEvent.keyboard('{Enter}');
    await expect(tags).toHaveLength(4);
    // In the document, sheets must be in the order of their creation.
    for (const [index, tag] of tags.entries())
      if (index > 0) await expect(tags[index - 1]!.compareDocumentPosition(tag)).toBe(4);
  },
};

/** Renders with another style after measuring itself, in the same task. */
function Measured() {
  const ref = useRef<HTMLParagraphElement>(null);
  const [height, setHeight] = useState(0);
  useLayoutEffect(() => {
    startStyleSheet();
    setHeight(ref.current!.offsetHeight);
  }, []);
  return (
    <p ref={ref} css={later[Number(height > 0)]}>
      Measured
    </p>
  );
}

export const RulesAddedAfterMeasuringGoToANewSheet: Story = {
  render: (_, { loaded }) => (
    <CacheProvider value={(loaded as Loaded).cache}>
      <Measured />
    </CacheProvider>
  ),
  play: async ({ loaded }) => {
    const { tags } = (loaded as Loaded).cache.sheet;
    const rules = tags.map((tag) => Array.from(tag.sheet!.cssRules, (rule) => rule.cssText).join());
    await expect(rules).toHaveLength(3);
    await expect(rules[1]).toContain(later[0]!.name);
    await expect(rules[2]).toContain(later[1]!.name);
  },
};

export const StylesFromTheServerAreNotAddedAgain: Story = {
  loaders: [
    () => {
      const sent = document.createElement('style');
      sent.dataset.styleNames = `${later[0]!.name} ${later[1]!.name}`;
      sent.textContent = '@layer ui.reset,ui.components;';
      document.head.prepend(sent);
      const cache = asInProduction();
      sent.remove();
      return { cache };
    },
  ],
  play: async ({ canvas, loaded }) => {
    const { tags } = (loaded as Loaded).cache.sheet;
    const rules = () => tags.flatMap((tag) => Array.from(tag.sheet!.cssRules, (rule) => rule.cssText)).join();
    await userEvent.click(canvas.getByRole('button'));
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getAllByText('Opened')).toHaveLength(2);
    await expect(rules()).toContain('.css-');
    for (const { name } of later) await expect(rules()).not.toContain(name);
  },
};
