import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Avatar } from '../../components/Avatar/index.ts';
import { Button } from '../../components/Button/index.ts';
import { Link } from '../../components/Link/index.ts';
import { EmbedCard, EmbedCardSkeleton } from './index.ts';

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
