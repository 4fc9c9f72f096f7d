import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Link } from '../../components/Link/index.ts';
import { SkipLink } from './index.ts';

const meta = {
  title: 'Layouts/SkipLink',
  component: SkipLink,
  args: { targetId: 'content', messages: { skip: 'Skip to content' } },
  decorators: [
    (Story) => (
      <>
        <Story />
        <Link href="https://example.org/">Navigation</Link>
        <div id="content" tabIndex={-1}>
          Content
        </div>
      </>
    ),
  ],
} satisfies Meta<typeof SkipLink>;

export default meta;
type Story = StoryObj<typeof meta>;

const focusIt: Story['play'] = async ({ canvas, args }) => {
  await userEvent.tab();
  await expect(canvas.getByRole('link', { name: args.messages.skip })).toHaveFocus();
};

export const Default: Story = {};

export const Focused: Story = { play: focusIt };

export const LongText: Story = {
  args: { messages: { skip: 'Перейти к содержанию страницы, минуя навигацию и выбор языка' } },
  globals: { viewport: { value: 'mobile1' } },
  play: focusIt,
};

export const RightToLeftDark: Story = {
  args: { messages: { skip: 'انتقل إلى المحتوى' } },
  globals: { direction: 'rtl', scheme: 'dark' },
  play: focusIt,
};

export const Keyboard: Story = {
  play: async (context) => {
    const address = location.href;
    await focusIt?.(context);
    await userEvent.keyboard('{Enter}');
    await expect(context.canvas.getByText('Content')).toHaveFocus();
    await expect(location.href).toBe(address);
  },
};
