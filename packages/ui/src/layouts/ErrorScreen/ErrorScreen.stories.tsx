import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ErrorScreen } from './index.ts';

const meta = {
  title: 'Layouts/ErrorScreen',
  component: ErrorScreen,
  args: {
    message: 'Cannot read properties of undefined (reading ‘id’)',
    onReload: fn(),
    homeHref: 'https://example.org/',
    messages: { title: 'Unexpected Application Error!', reload: 'Try again', home: 'Go to the start page' },
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ErrorScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Unexpected Application Error!');
  },
};

export const WithoutMessage: Story = { args: { message: undefined } };

export const LongText: Story = {
  args: {
    message:
      'https://example.org/assets/donaudampfschifffahrtsgesellschaftskapitaensmuetzenabzeichen-4f1c.js: No se pudo conectar con el servidor.',
    messages: {
      title: 'Непредвиденная ошибка приложения',
      reload: 'Перезагрузить страницу',
      home: 'Перейти на главную страницу',
    },
  },
  globals: { viewport: { value: 'mobile1' }, language: 'ru' },
};

export const RightToLeftDark: Story = {
  args: {
    message: 'تعذر الاتصال بالخادم',
    messages: { title: 'خطأ غير متوقع في التطبيق', reload: 'حاول مجددًا', home: 'الصفحة الرئيسية' },
  },
  globals: { direction: 'rtl', scheme: 'dark' },
};

export const Keyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onReload).toHaveBeenCalledOnce();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Go to the start page' })).toHaveFocus();
  },
};
