import type { Meta, StoryObj } from '@storybook/react-vite';
import { type CSSProperties, useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../../components/Button/index.ts';
import * as icons from '../../components/Icon/index.ts';
import { BrokenWire, LonePole, PlugApart, Pylons } from '../../components/Illustration/index.ts';
import { text } from '../../internal/text.ts';
import { tokens } from '../../theme/readTokens.ts';
import { color, lowestContrast, type Scheme } from '../../theme/contrast.ts';
import * as styles from './foundations.styles.ts';
import { Page, Part, Table } from './Page.tsx';

const meta = { title: 'Foundations/Look' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const value = (css: string) => ({ '--value': css }) as CSSProperties;
const ofGroup = (group: string) => tokens.filter(({ path }) => path[0] === group);
const nameOf = ({ path }: { path: string[] }) => path.slice(1).join('-');
const texts = ['ink', 'ink-2', 'ink-3', 'accent-ink', 'ok', 'warn', 'bad', 'edge', 'accent'];

function Swatch({ name, scheme }: { name: string; scheme: Scheme }) {
  return <span css={styles.swatch} style={value(color(name, scheme))} />;
}

export const Colour: Story = {
  render: () => (
    <Page
      title="Colour"
      lead="Everything that is not a reading is dial: cool grey, thin lines, ink. The one accent is the needle: where you are, what is live, what to press."
    >
      <Part title="Tokens">
        <Table
          head={['Token', 'Light', 'Value in light', 'Dark', 'Value in dark', 'For']}
          rows={ofGroup('color').map((token) => [
            nameOf(token),
            <Swatch key="light" name={nameOf(token)} scheme="light" />,
            token.css,
            <Swatch key="dark" name={nameOf(token)} scheme="dark" />,
            token.modes.dark,
            token.doc,
          ])}
        />
      </Part>
      <Part title="Contrast">
        <p>
          The least of each over canvas, surface, sunken, raised, hover, tint and bar. Text needs 4.5, edges and shapes
          need 3. So any text token works on any ground; a unit test keeps it so.
        </p>
        <Table
          head={['Text', 'Least in light', 'Least in dark']}
          rows={texts.map((name) => [
            name,
            lowestContrast(name, 'light').toFixed(2),
            lowestContrast(name, 'dark').toFixed(2),
          ])}
        />
        <p>
          The tokens line and line-2 are decoration, under 3 : 1: never the only sign that something is a control. A
          button has its label, a field has edge.
        </p>
      </Part>
    </Page>
  ),
};

export const Type: Story = {
  render: () => (
    <Page
      title="Type"
      lead="One family, Geologica. Its tabular figures with a footed 1 make numbers look like readouts."
    >
      <Part title="Roles">
        <Table
          head={['Role', 'Size', 'Line', 'Weight', 'Tracking', 'Sample']}
          rows={Object.entries(text).map(([name, role]) => {
            const part = (key: string) =>
              tokens
                .find(({ path }) => path.join('-') === `text-${kebab(name)}-${key}`)
                ?.css.replace('var(--ui-weight-body)', '350');
            return [
              name,
              part('size'),
              part('line'),
              part('weight'),
              part('tracking'),
              <span key="sample" css={role}>
                12:08:15, Топ, 社区
              </span>,
            ];
          })}
        />
        <p>
          Sizes are rem: they grow with the reader’s own. Chinese has no tracking, weight 400 and 2 px more line, by the
          language of the element, so a Latin name inside Chinese text is set as Latin.
        </p>
      </Part>
    </Page>
  ),
};

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

export const SpaceAndShape: Story = {
  render: () => (
    <Page title="Space, shape, depth" lead="Small steps, small corners, and depth only for what floats.">
      <Part title="Space">
        <div css={styles.row}>
          {ofGroup('space').map((token) => (
            <div key={nameOf(token)}>
              <div css={styles.square} style={value(token.css)} />
              {token.css}
            </div>
          ))}
        </div>
      </Part>
      <Part title="Radius">
        <div css={styles.row}>
          {ofGroup('radius').map((token) => (
            <div key={nameOf(token)}>
              <div css={styles.corner} style={value(token.css)} />
              {token.css}: {token.doc}
            </div>
          ))}
        </div>
      </Part>
      <Part title="Lines">
        {ofGroup('stroke').map((token) => (
          <div key={nameOf(token)}>
            <div css={styles.stroke} style={value(token.css)} />
            {token.css}: {token.doc}
          </div>
        ))}
      </Part>
      <Part title="Depth">
        <div css={styles.row}>
          {ofGroup('shadow').map((token) => (
            <div key={nameOf(token)} css={styles.depth} style={value(`var(--ui-${token.path.join('-')})`)}>
              {nameOf(token)}
            </div>
          ))}
        </div>
        <p>Panels have a line and no shadow.</p>
      </Part>
    </Page>
  ),
};

export const Motion: Story = {
  render: function MotionPage() {
    const [isMoved, setMoved] = useState(false);
    return (
      <Page
        title="Motion"
        lead="Movement shows where something came from, and is over before it is noticed. With reduced motion nothing moves, and opacity changes in 80 ms."
      >
        <Part title="Durations">
          <Button onPress={() => setMoved(!isMoved)}>Move</Button>
          {ofGroup('duration').map((token) => (
            <div key={nameOf(token)} data-moved={isMoved}>
              {nameOf(token)}, {token.css}: {token.doc}
              <div css={styles.mover} style={value(`var(--ui-${token.path.join('-')})`)} />
            </div>
          ))}
        </Part>
      </Page>
    );
  },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Move' }));
    await expect(canvasElement.querySelector('[data-moved=true]')).toBeVisible();
  },
};

export const Icons: Story = {
  render: () => (
    <Page
      title="Icons"
      lead="Phosphor, regular, at 16 or 20 px, in the colour of the text; other companies’ marks in ink-2. An icon alone needs a name and a tooltip; beside words it is mute."
    >
      <Part title="All of them">
        <div css={styles.row}>
          {Object.entries(icons).map(([name, Icon]) => (
            <span key={name}>
              <Icon size="l" /> {name}
            </span>
          ))}
        </div>
      </Part>
    </Page>
  ),
};

export const Illustrations: Story = {
  render: () => (
    <Page
      title="Illustrations"
      lead="The grid that carries everybody’s power, in lines of 1.5 px. At most one wire is alive, and it is the accent."
    >
      <Part title="Pylons: welcome, season">
        <Pylons />
      </Part>
      <Part title="Broken wire: no results">
        <BrokenWire />
      </Part>
      <Part title="Lone pole: no comments">
        <LonePole />
      </Part>
      <Part title="Plug apart: signed out">
        <PlugApart />
      </Part>
    </Page>
  ),
};
