import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Avatar } from '../../components/Avatar/index.ts';
import { Button } from '../../components/Button/index.ts';
import { Link } from '../../components/Link/index.ts';
import { RelativeTime } from '../../components/RelativeTime/index.ts';
import { Points } from '../Points/index.ts';
import { EmbedCard, EmbedCardSkeleton } from './index.ts';

const note = (
  <>
    <RelativeTime dateTime="2025-11-12T09:00:00Z" title="November 12, 2025, 9:00 AM">
      2 weeks ago
    </RelativeTime>
    <Points value={150} isSigned unit="pts" />
  </>
);

/** Thumbnail of a video. */
const picture = (width: number, height: number) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 100 100" preserveAspectRatio="xMidYMid slice"><rect width="100" height="100" fill="#1d3557"/><path d="M20 75 50 25l30 50z" fill="#f1faee"/><circle cx="50" cy="58" r="9" fill="#e63946"/></svg>`,
  )}`;

const author = (
  <>
    <Avatar memberId="12" size="s" />
    <Link variant="quiet" href="#profile/12">
      Elif Demirtaş
    </Link>
  </>
);

const meta = {
  title: 'Community/EmbedCard',
  component: EmbedCard,
  args: {
    url: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
    title: 'A wallet tour in three minutes',
    author,
    messages: {
      load: (network) => `Show the post from ${network}`,
      notice: (network) => `${network} will know that you viewed it.`,
      open: (network) => `Open on ${network}`,
      newTab: 'opens in a new tab',
    },
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '480px' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof EmbedCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('iframe, script, [src*="//"]')).toBeNull();
  },
};

export const WithAction: Story = {
  args: {
    action: (
      <Button variant="quiet" size="s" aria-label="Report Elif Demirtaş’s post">
        Report
      </Button>
    ),
  },
};

export const Tweet: Story = {
  args: { url: 'https://x.com/nova/status/1860000000000000001', title: 'Running a VIDA on a small machine' },
};

export const TikTok: Story = {
  args: { url: 'https://www.tiktok.com/@nova/video/7400000000000000001', title: 'Blocks, slowly' },
};

/** The server knows the video's title, author and thumbnail. */
export const Video: Story = {
  args: {
    preview: { author: 'Nova Lindqvist', authorHref: 'https://www.youtube.com/@nova', picture: picture(640, 360) },
    note,
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('iframe, script, [src*="//"]:not([src^="data:"])')).toBeNull();
    await expect(canvas.getByRole('link', { name: /^Nova Lindqvist/ })).toBeVisible();
  },
};

export const UprightVideo: Story = {
  args: {
    url: 'https://www.tiktok.com/@nova/video/7400000000000000001',
    title: 'Blocks, slowly',
    preview: { author: 'nova.lin', picture: picture(360, 640) },
    note,
  },
};

/** The text of a post keeps its own language and direction. */
export const Text: Story = {
  args: {
    url: 'https://x.com/layla/status/1860000000000000001',
    title: 'ليلى حداد on X',
    preview: {
      text: 'شرحت في خمس دقائق كيف تتحقق المحفظة من توقيعك.\n\nولماذا لا تحتاج إلى كلمة مرور.',
      language: 'ar',
    },
    note,
  },
};

/** Text that doesn't fit ends in an ellipsis. */
export const LongPost: Story = {
  args: {
    url: 'https://x.com/nova/status/1860000000000000001',
    title: 'Nova Lindqvist on X',
    preview: {
      text: 'Running a VIDA on a machine that fits in a lunch box.\n\n'.concat(
        'Setup, costs, and the three mistakes that I made so that you don’t have to. '.repeat(8),
      ),
      language: 'en',
    },
    note,
  },
};

export const Pending: Story = { args: { preview: 'pending', note } };

export const PendingText: Story = {
  args: {
    url: 'https://x.com/nova/status/1860000000000000001',
    title: 'Post on X, November 12',
    preview: 'pending',
    note,
  },
};

/** The post was deleted. Its frame would be empty, so there is no button. */
export const Gone: Story = {
  args: {
    preview: { author: 'Nova Lindqvist', picture: picture(640, 360) },
    gone: 'This post is no longer on YouTube.',
    note,
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByText('This post is no longer on YouTube.')).toBeVisible();
  },
};

/** If the picture fails to load, the button remains. */
export const BrokenPicture: Story = {
  args: { preview: { author: 'Nova Lindqvist', picture: 'data:image/png;base64,broken' } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img[src*=broken]')).toBeNull());
  },
};

/** An address that isn't a post becomes a plain link. */
export const UnknownAddress: Story = {
  args: { url: 'https://blog.example/a-wallet-tour' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByRole('link', { name: /^Open on blog\.example/ })).toBeVisible();
  },
};

export const Loading: Story = { render: () => <EmbedCardSkeleton network="YouTube" /> };

export const LongText: Story = {
  args: {
    title: 'Экскурсия по децентрализованному кошельку: достопримечательности за три минуты',
    preview: { author: 'Константин Константинопольский', picture: picture(640, 360) },
    note,
    messages: {
      load: (network) => `Показать публикацию из ${network}`,
      notice: (network) => `${network} узнает, что вы её посмотрели, и может сохранить файлы cookie.`,
      open: (network) => `Открыть на ${network}`,
      newTab: 'откроется в новой вкладке',
    },
  },
  globals: { language: 'ru', viewport: { value: 'mobile1' } },
};

export const RightToLeftDark: Story = {
  args: {
    title: 'جولة في المحفظة في ثلاث دقائق',
    preview: { author: 'ليلى حداد', authorHref: 'https://www.youtube.com/@layla', picture: picture(640, 360) },
    note: <Points value={150} isSigned unit="نقطة" />,
    messages: {
      load: (network) => `اعرض المنشور من ${network}`,
      notice: (network) => `سيعلم ${network} أنك شاهدته.`,
      open: (network) => `افتح على ${network}`,
      newTab: 'يُفتح في علامة تبويب جديدة',
    },
  },
  globals: { direction: 'rtl', scheme: 'dark' },
};

export const Keyboard: Story = {
  args: { preview: { author: 'Nova Lindqvist', picture: picture(640, 360) } },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Show the post from YouTube' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const frame = canvas.getByTitle('A wallet tour in three minutes (YouTube)');
    await expect(frame).toHaveFocus();
    await expect(frame).toHaveAttribute('src', 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ');
    await expect(frame.getAttribute('sandbox')?.split(' ')).not.toContain('allow-top-navigation');
    await expect(canvasElement.querySelector('button')).toBeNull();
  },
};

/** For readers who chose to always load posts, the frame appears immediately and takes no focus. */
export const Shown: Story = {
  args: { isShown: true },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('iframe')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(document.body).toHaveFocus();
  },
};

/** A post that no longer exists has no frame to show. */
export const ShownGone: Story = {
  args: { isShown: true, gone: 'This video is no longer on YouTube.' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('This video is no longer on YouTube.')).toBeVisible();
    await expect(canvasElement.querySelector('iframe')).toBeNull();
  },
};
