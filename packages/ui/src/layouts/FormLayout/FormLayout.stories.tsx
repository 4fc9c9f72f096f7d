import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../components/Button/index.ts';
import { ErrorSummary } from '../../components/Form/index.ts';
import { PageHeader } from '../PageHeader/index.ts';
import { Panel } from '../../components/Panel/index.ts';
import { TextField } from '../../components/TextField/index.ts';
import { FormLayout, FormSection } from './index.ts';

const meta = {
  title: 'Layouts/FormLayout',
  component: FormLayout,
  args: {
    header: <PageHeader title="Submit a project" lead="It will appear in the project list right away." />,
    label: 'Submit a project',
    onSubmit: fn(),
    children: (
      <>
        <FormSection title="About the project" description="Shown in lists and searches.">
          <TextField label="Name" />
          <TextField label="Website" type="url" />
        </FormSection>
        <FormSection title="Links">
          <TextField label="Telegram" />
        </FormSection>
      </>
    ),
    actions: (
      <>
        <Button variant="quiet">Cancel</Button>
        <Button type="submit" variant="primary">
          Submit
        </Button>
      </>
    ),
  },
} satisfies Meta<typeof FormLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('form', { name: 'Submit a project' })).toBeVisible();
    await expect(canvas.getByRole('group', { name: 'About the project' })).toBeVisible();
  },
};

export const WithNotice: Story = {
  args: {
    notice: (
      <>
        What you wrote before is here again.
        <Button size="s">Start over</Button>
      </>
    ),
  },
};

/** A preview of the entry beside its fields. */
export const WithAside: Story = {
  args: {
    children: (
      <FormSection title="About the project" aside={<Panel padding="s">Kilnside</Panel>}>
        <TextField label="Name" defaultValue="Kilnside" />
      </FormSection>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'About the project' })).toHaveTextContent('Kilnside');
  },
};

export const WithRemoval: Story = { args: { removal: <Button variant="destructive">Delete project</Button> } };

export const Error: Story = {
  args: { errorMessage: 'Could not reach the server. Please check your network connection.' },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Could not reach the server.'));
  },
};

/** Several invalid fields: the summary appears below the header, and each error links to its field. */
export const WithErrorSummary: Story = {
  args: {
    header: (
      <>
        <PageHeader title="Submit a project" />
        <ErrorSummary
          title="2 fields need your attention"
          errors={[
            { name: 'name', label: 'Name', message: 'Enter a name' },
            { name: 'website', label: 'Website', message: 'Enter a web address, such as https://example.com' },
          ]}
          onSelect={fn()}
        />
      </>
    ),
    children: (
      <FormSection title="About the project">
        <TextField label="Name" errorMessage="Enter a name" />
        <TextField label="Website" type="url" errorMessage="Enter a web address, such as https://example.com" />
      </FormSection>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Name Enter a name' })).toBeVisible();
  },
};

export const LongText: Story = {
  args: {
    notice: (
      <>
        Мы сохранили то, что было написано раньше.
        <Button size="s">Начать заново</Button>
      </>
    ),
    errorMessage: 'Нет связи с сервером. Проверьте подключение к интернету.',
    removal: <Button variant="destructive">Удалить проект</Button>,
    actions: (
      <>
        <Button variant="quiet">Отменить изменения</Button>
        <Button type="submit" variant="primary">
          Сохранить изменения
        </Button>
      </>
    ),
  },
  globals: { language: 'ru', width: '320' },
};

export const RightToLeftDark: Story = {
  args: {
    header: <PageHeader title="أضف مشروعًا" />,
    label: 'أضف مشروعًا',
    children: (
      <FormSection title="عن المشروع" description="ما تعرضه القوائم.">
        <TextField label="الاسم" />
      </FormSection>
    ),
    removal: <Button variant="destructive">حذف المشروع</Button>,
    actions: (
      <Button type="submit" variant="primary">
        إرسال
      </Button>
    ),
  },
  globals: { direction: 'rtl', scheme: 'dark' },
};

export const Keyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveFocus();
    await userEvent.keyboard('Kilnside{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

/** Enter in a field sends nothing while the form is being sent, even before its button is pending. */
export const SentOnce: Story = {
  args: { onSubmit: fn(() => new Promise<void>(() => {})) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Name' }));
    await userEvent.keyboard('{Enter}{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

/** If a form is submitted from its invalid field, focus stays there, so the error is announced every time. */
export const RefusedWhereTheFocusIs: Story = {
  args: {
    children: (
      <FormSection title="About the project">
        <TextField label="Name" description="As lists show it" errorMessage="Enter a name" />
      </FormSection>
    ),
  },
  play: async ({ canvas }) => {
    const spoken = () => screen.getByRole('alert').childElementCount;
    await userEvent.click(canvas.getByRole('textbox', { name: 'Name' }));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(spoken()).toBe(1));
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('As lists show it Enter a name'));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(spoken()).toBe(2));
  },
};
