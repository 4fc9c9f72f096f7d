import { mutationOptions } from '@tanstack/react-query';
import type { ContactMessage } from '../../generated/schema.d.ts';
import type { ApiClient } from '../client.ts';
import { unwrap } from '../unwrap.ts';

/** Sends a message to the team. */
export const contactMutation = (api: ApiClient) =>
  mutationOptions({
    mutationKey: ['contact'],
    mutationFn: (body: ContactMessage) => unwrap(api.POST('/api/contact', { body })),
  });
