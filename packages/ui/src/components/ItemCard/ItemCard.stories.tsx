import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Avatar } from '../Avatar/index.ts';
import { Button } from '../Button/index.ts';
import { TagList } from '../TagList/index.ts';
import { ItemCard, ItemCardSkeleton } from './index.ts';

/** An inline picture, so that stories need no network. */
const picture = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><path fill="#7a3ff2" d="M0 0h40v40H0z"/><path fill="#fff" d="M20 9l11 20H9z"/></svg>')}`;

const meta = {
  title: 'Components/ItemCard',
  component: ItemCard,
  args: {
    title: 'Harbor sweater',
    href: '#harbor-sweater',
    image: <img src={picture} alt="" />,
    description: 'A seamless raglan, knitted from the top in three colors of worsted wool. Sizes from 80 to 120 cm.',
    meta: <TagList tags={['Wool', '4 mm']} />,
    actions: (
      <Button size="s" onPress={fn()}>
        Save
      </Button>
    ),
    onIntent: fn(),
  },
  // Stands in for ItemList, the container that the card's container queries measure.
  decorators: [
    (Story) => (
      <div style={{ containerType: 'inline-size' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ItemCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Only the title is required. */
export const TitleOnly: Story = {
  args: { image: undefined, description: undefined, meta: undefined, actions: undefined },
};

export const WithAvatar: Story = { args: { image: <Avatar memberId={7} size="l" /> } };

/** The item that is open beside the list. */
export const Selected: Story = {
  args: { isSelected: true },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('link', { name: String(args.title) })).toHaveAttribute('aria-current', 'true');
  },
};

/** Without a link, the whole description is shown. */
export const NotALink: Story = {
  args: { href: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

/** A press anywhere in the card opens the item, except on its actions. */
export const WholeCard: Story = {
  play: async ({ canvas, canvasElement }) => {
    const card = canvasElement.querySelector('[data-component=ItemCard]')!.getBoundingClientRect();
    const link = canvas.getByRole('link', { name: 'Harbor sweater' });
    await expect(document.elementFromPoint(card.left + card.width / 2, card.bottom - 4)).toBe(link);
    const save = canvas.getByRole('button', { name: 'Save' });
    const { left, top } = save.getBoundingClientRect();
    await expect(document.elementFromPoint(left + 8, top + 8)?.closest('button')).toBe(save);
  },
};

/** Exactly as tall as a card with a two-line description. */
export const Loading: Story = {
  args: { meta: undefined, actions: undefined },
  globals: { width: '390' },
  render: (args) => (
    <>
      <ItemCardSkeleton />
      <ItemCard {...args} />
    </>
  ),
  play: async ({ canvasElement }) => {
    const [skeleton, card] = ['ItemCardSkeleton', 'ItemCard'].map((name) =>
      canvasElement.querySelector(`[data-component=${name}]`)!,
    );
    await expect(skeleton!.getBoundingClientRect().height).toBe(card!.getBoundingClientRect().height);
  },
};

export const LongText: Story = {
  args: {
    title: 'Достопримечательность с бесшовной реглановой кокеткой',
    description: 'Una prenda sin costuras con canesú raglán, tejida desde arriba en tres colores de lana peinada.',
    meta: <TagList tags={['Трёхцветная', 'Достопримечательности', 'Шерсть']} variant="text" />,
  },
  globals: { viewport: { value: 'mobile1' } },
};

export const RightToLeftDark: Story = {
  args: {
    title: 'كنزة المرفأ',
    description: 'كنزة بلا درزات، تُحاك من الأعلى بثلاثة ألوان من الصوف.',
    meta: <TagList tags={['صوف', '4 مم']} />,
    actions: <Button size="s">حفظ</Button>,
    isSelected: true,
  },
  globals: { direction: 'rtl', scheme: 'dark' },
};

export const Keyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Harbor sweater' })).toHaveFocus();
    await expect(args.onIntent).toHaveBeenCalled();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Save' })).toHaveFocus();
  },
};
