import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, userEvent, waitFor } from 'storybook/test';
import { logo } from '../../docs/patterns/fixtures.tsx';
import { ImageUpload } from './index.ts';

const picture = logo('#d8453e', 'M14 10h5v8l7-8h6l-8 9 9 11h-7l-7-9v9h-5z');
const file = new File(['picture'], 'logo.png', { type: 'image/png' });

const meta = {
  title: 'Components/ImageUpload',
  component: ImageUpload,
  args: {
    label: 'Logo',
    hint: 'JPEG or PNG, square, at most 1000 × 1000 and 2 MB. 300 × 300 looks best.',
    onSelect: fn(),
    onRemove: fn(),
    messages: {
      choose: 'Choose an image',
      replace: 'Replace',
      remove: 'Remove',
      retry: 'Retry',
      uploading: 'Uploading image',
      uploaded: 'Image uploaded',
      drop: 'Drop or paste an image here',
    },
  },
  render: (args) => (
    <div style={{ maxInlineSize: '600px' }}>
      <ImageUpload {...args} />
    </div>
  ),
} satisfies Meta<typeof ImageUpload>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    await expect(canvas.getByRole('button', { name: 'Choose an image Logo' })).toBeEnabled();
    await expect(canvas.queryByRole('button', { name: 'Remove Logo' })).toBeNull();
    await userEvent.upload(canvasElement.querySelector<HTMLInputElement>('input[type=file]')!, file);
    await expect(args.onSelect).toHaveBeenCalledWith(file);
  },
};

export const Filled: Story = {
  args: { value: picture },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Replace Logo' })).toBeEnabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Logo' }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};

export const Uploading: Story = {
  args: { value: picture, status: 'uploading', progress: 40 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Uploading image' })).toHaveAttribute('aria-valuenow', '40');
  },
};

/** On a phone, the progress bar is beside the picture, below the hint. */
export const UploadingOnThePhone: Story = {
  args: { value: picture, status: 'uploading', progress: 40 },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    const hint = canvas.getByText(/JPEG or PNG/).getBoundingClientRect();
    const bar = canvas.getByRole('progressbar', { name: 'Uploading image' }).getBoundingClientRect();
    await expect([bar.left, bar.right]).toEqual([hint.left, hint.right]);
  },
};

export const Uploaded: Story = {
  args: { value: picture, status: 'uploaded' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Image uploaded')).toBeInTheDocument();
  },
};

export const UploadingUnmeasured: Story = { args: { value: picture, status: 'uploading' } };

/** `IMAGE_INVALID_DIMENSIONS`: the file itself is unsuitable, so there is no retry button. */
export const Error: Story = {
  args: {
    errorMessage: 'Image dimensions are invalid, make sure the image is not bigger than 1000x1000 and is a square',
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Image dimensions are invalid'));
    await expect(canvas.getByRole('button', { name: /Choose/ })).toHaveAccessibleDescription(/dimensions are invalid/);
    await expect(canvas.queryByRole('button', { name: 'Retry Logo' })).toBeNull();
  },
};

/** `IMAGE_SIZE_TOO_LARGE`: the file exceeds 2 MB. */
export const TooLarge: Story = { args: { errorMessage: 'Size of the image is too large' } };

/** `IMAGE_INVALID_TYPE`: the file is neither JPEG nor PNG. */
export const WrongType: Story = { args: { errorMessage: 'image format is not supported' } };

/** `IMAGE_PRESIGNED_URL_ERROR`: the file is fine, but there was no URL to upload it to. */
export const NoAddress: Story = {
  args: { value: picture, errorMessage: 'Could not prepare the upload', onRetry: fn() },
  play: async ({ canvas }) => {
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Could not prepare the upload'));
    await expect(canvas.getByRole('button', { name: 'Retry Logo' })).toBeEnabled();
  },
};

/** `UPLOAD_IMAGE_ERROR`: the upload was interrupted. */
export const UploadFailed: Story = {
  args: { value: picture, errorMessage: 'Could not upload the image', onRetry: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry Logo' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Disabled: Story = { args: { value: picture, isDisabled: true } };

export const DisabledEmpty: Story = { args: { isDisabled: true } };

export const LongText: Story = {
  args: {
    value: picture,
    label: 'Логотип проекта',
    hint: 'JPEG или PNG, квадрат не больше 1000 × 1000 пикселей и 2 МБ. Лучше всего выглядит 300 × 300.',
    errorMessage: 'Неподходящий размер: изображение должно быть квадратным, не больше 1000 × 1000 пикселей',
    onRetry: fn(),
    messages: {
      choose: 'Выбрать изображение',
      replace: 'Заменить изображение',
      remove: 'Удалить',
      retry: 'Повторить попытку',
      uploading: 'Загружаем изображение',
      uploaded: 'Изображение загружено',
      drop: 'Перетащите или вставьте изображение',
    },
  },
  globals: { language: 'ru', width: '320' },
};

export const RightToLeftDark: Story = {
  args: {
    value: picture,
    label: 'الشعار',
    hint: 'صورة مربعة بصيغة JPEG أو PNG.',
    messages: {
      choose: 'اختر صورة',
      replace: 'استبدال',
      remove: 'إزالة',
      retry: 'إعادة المحاولة',
      uploading: 'جارٍ رفع الصورة',
      uploaded: 'تم رفع الصورة',
      drop: 'أفلت صورة هنا أو ألصقها',
    },
  },
  globals: { direction: 'rtl', scheme: 'dark' },
};

export const Keyboard: Story = {
  args: { value: picture },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /Drop or paste an image here/ })).toHaveFocus();
    const clipboardData = new DataTransfer();
    clipboardData.items.add(file);
    document.activeElement!.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
    await waitFor(() => expect(args.onSelect).toHaveBeenCalled());
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Replace Logo' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRemove).toHaveBeenCalledOnce();
    // The remove button unmounts with the picture.
    await expect(canvas.getByRole('button', { name: 'Replace Logo' })).toHaveFocus();
  },
};

/** Drops a text file on the box. The component accepts any file; validating it is up to the caller. */
export const Drop: Story = {
  play: async ({ args, canvasElement }) => {
    // Mocks the file system entry, which only files dropped by a user have.
    spyOn(DataTransferItem.prototype, 'webkitGetAsEntry').mockReturnValue({ isFile: true } as FileSystemEntry);
    const zone = canvasElement.querySelector('[data-part=zone]')!;
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(['text'], 'notes.pdf', { type: 'application/pdf' }));
    const { x, y } = zone.getBoundingClientRect();
    const at = { dataTransfer, bubbles: true, cancelable: true, clientX: x + 5, clientY: y + 5 };
    zone.dispatchEvent(new DragEvent('dragenter', at));
    zone.dispatchEvent(new DragEvent('dragover', at));
    await waitFor(() => expect(zone).toHaveAttribute('data-drop-target'));
    zone.dispatchEvent(new DragEvent('drop', at));
    await waitFor(() => expect(args.onSelect).toHaveBeenCalledWith(expect.objectContaining({ name: 'notes.pdf' })));
  },
};
