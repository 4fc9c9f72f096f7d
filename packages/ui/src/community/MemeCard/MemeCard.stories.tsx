import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Avatar } from '../../components/Avatar/index.ts';
import { Button } from '../../components/Button/index.ts';
import { Link } from '../../components/Link/index.ts';
import { Points } from '../Points/index.ts';
import { MemeCard, MemeCardSkeleton } from './index.ts';

const picture = (width: number, height: number) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 100 100" preserveAspectRatio="xMidYMid slice"><rect width="100" height="100" fill="#c2ccd3"/><path d="M50 14 30 88M50 14l20 74M26 34h48M34 52h32M38 60l22 12M62 60 40 72" fill="none" stroke="#10181f" stroke-width="2"/></svg>`,
  )}`;

const author = (name: string) => (
  <>
    <Avatar memberId="12" size="s" />
    <Link variant="quiet" href="#profile/12">
      {name}
    </Link>
  </>
);

const meta = {
  title: 'Community/MemeCard',
  component: MemeCard,
  args: {
    src: picture(800, 800),
    alt: 'A pylon that waits for its wire',
    author: author('Elif Demirtaş'),
    note: <Points value={200} isSigned />,
    messages: {
      open: (alt) => `Open the picture: ${alt}`,
      viewer: {
        title: 'Meme by Elif Demirtaş',
        previous: 'Previous image',
        next: 'Next image',
        position: (number, total) => `Image ${number} of ${total}`,
        close: 'Close',
        scrim: 'Refresh the page',
      },
    },
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '288px' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof MemeCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithAction: Story = {
  args: {
    action: (
      <Button variant="quiet" size="s" aria-label="Report Elif Demirtaş’s post">
        Report
      </Button>
    ),
  },
};

export const NotSquare: Story = { args: { src: picture(800, 450) } };

export const WithoutNote: Story = { args: { note: undefined } };

export const BrokenPicture: Story = {
  args: { src: 'data:image/png;base64,broken' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('A pylon that waits for its wire')).toBeVisible();
  },
};

export const Loading: Story = { render: () => <MemeCardSkeleton /> };

/** For places that already name the author above the card. */
export const WithoutAuthor: Story = { args: { author: undefined, note: undefined } };

export const LongText: Story = {
  args: { author: author('Константин Константинопольский-Достопримечательный') },
  globals: { language: 'ru', viewport: { value: 'mobile1' } },
};

export const RightToLeftDark: Story = {
  args: { author: author('ليلى حداد') },
  globals: { direction: 'rtl', scheme: 'dark' },
};

export const Keyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    const open = canvas.getByRole('button', { name: 'Open the picture: A pylon that waits for its wire' });
    await expect(open).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(screen.getByRole('dialog', { busy: false, name: 'Meme by Elif Demirtaş' })).toHaveFocus(),
    );
    await waitFor(() => expect(screen.getByRole('img', { name: 'A pylon that waits for its wire' })).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(open).toHaveFocus());
  },
};
