import { composeStory, setProjectAnnotations } from '@storybook/react-vite';
import { cloneElement, isValidElement } from 'react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import preview from '../../../../.storybook/preview.tsx';
import { marked } from './marking/jsx-dev-runtime.ts';

/* Every component that the package exports passes id, class, style, data attributes and ref to its root. */

type Meta = Parameters<typeof composeStory>[1];
type Stories = Record<string, Parameters<typeof composeStory>[0]> & { default: Meta };

const indexes = import.meta.glob<Record<string, unknown>>('../../src/{components,community,layouts}/[A-Z]*/index.ts');
const stories = import.meta.glob<Stories>('../../src/{components,community,layouts}/*/*.stories.tsx');

beforeAll(setProjectAnnotations([preview]).beforeAll);

const isComponent = (name: string, value: unknown) => /^[A-Z]/.test(name) && typeof value === 'function';

const cases = (
  await Promise.all(
    Object.entries(indexes).map(async ([path, load]) => {
      const folder = path.replace('/index.ts', '');
      const own = Object.keys(stories).filter((file) => file.startsWith(`${folder}/`));
      return Object.entries(await load())
        .filter(([name, value]) => isComponent(name, value))
        .map(([name, type]) => ({ name, type, files: own }));
    }),
  )
).flat();

const refs = new Set<object>();
const extra = {
  id: 'own-id',
  className: 'own-class',
  style: { marginBlockStart: '7px' },
  'data-testid': 'own-root',
  ref: (handle: object | null) => {
    if (handle) refs.add(handle);
  },
};

/**
 * Adds the extra props to elements of the tested component inside a story's args. They are created on import, before
 * the JSX runtime knows which component to mark.
 */
function mark(value: unknown): unknown {
  // React requires keys in arrays of elements, unlike for children written inline.
  if (Array.isArray(value))
    return value
      .map(mark)
      .map((one, key) => (isValidElement(one) && one.key === null ? cloneElement(one, { key }) : one));
  if (isValidElement<object>(value))
    return cloneElement(value, { ...(mark(value.props) as object), ...(value.type === marked.type && extra) });
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, mark(one)]));
}

afterEach(() => {
  marked.type = undefined;
  refs.clear();
});

/** Returns the elements with the test id from the first story that renders any, before or after its `play`. */
async function draw(files: string[]): Promise<Element[]> {
  const seen = () => [...document.querySelectorAll('[data-testid="own-root"]')];
  for (const file of files) {
    const { default: meta, ...exported } = await stories[file]!();
    for (const withPlay of [false, true]) {
      for (const story of Object.values(exported)) {
        if (withPlay && !story.play) continue;
        // Storybook creates the element itself if a story has no `render`.
        const isCreated = meta.component === marked.type && !(story.render ?? meta.render);
        const args = { ...(mark({ ...meta.args, ...story.args }) as object), ...(isCreated && extra) };
        const Story = composeStory({ ...story, args, ...(!withPlay && { play: undefined }) }, meta);
        await Story.run();
        if (seen().length > 0) return seen();
      }
    }
  }
  return [];
}

test.each(cases)('$name', async ({ type, files }) => {
  Object.assign(marked, { type, props: extra });
  const roots = await draw(files);
  expect(roots.length, 'roots with the test id').toBeGreaterThan(0);
  for (const root of roots) {
    expect([...root.classList]).toContain('own-class');
    expect((root as HTMLElement).style.marginBlockStart).toBe('7px');
    // A segmented field has no input, so its ref can only focus it.
    const isHandle = (ref: object) => (ref instanceof Node ? root.contains(ref) : 'focus' in ref);
    expect([...refs].some(isHandle), 'the ref is the root or its input').toBe(true);
    // A field's id is on its input, so that a label can refer to it.
    expect(root.id === 'own-id' || root.querySelector('#own-id') !== null, 'the id').toBe(true);
  }
});
