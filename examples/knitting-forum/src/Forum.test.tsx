import { createTester } from '@pwr-community/ui/test-utils';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Site } from './Site';

test('a knitter filters by yarn and adds a pattern', async () => {
  const user = userEvent.setup();
  const ui = createTester(user);
  render(<Site />);

  const yarn = await ui.select('Yarn');
  await yarn.choose('Cotton');
  expect(yarn.value).toBe('Cotton');
  expect(screen.queryByText('Harbor sweater')).toBeNull();
  await yarn.choose('All yarns');

  await user.click(screen.getByRole('button', { name: 'Add a pattern' }));
  const dialog = await ui.dialog('Add a pattern');
  await user.type(screen.getByLabelText('Name'), 'Moss stitch scarf');
  await dialog.press('Save pattern');
  await dialog.closed();
  expect(screen.getByText('Moss stitch scarf')).toBeTruthy();
});
