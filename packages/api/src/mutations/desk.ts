import { mutationOptions } from '@tanstack/react-query';
import type { NoteCreate, SavedReplyText } from '../../generated/schema.d.ts';
import type { ApiClient } from '../client.ts';
import { settled } from '../internal/cache.ts';
import { writeOnce } from '../internal/idempotency.ts';
import { notesKey, savedRepliesKey } from '../keys.ts';
import { unwrap } from '../unwrap.ts';

/** Adds a note about a member. Admins only. */
export const createNoteMutation = (api: ApiClient, userId: number) =>
  mutationOptions({
    mutationKey: ['notes', 'create', userId],
    mutationFn: (body: NoteCreate) =>
      writeOnce(['note', userId, body], (key) =>
        unwrap(
          api.POST('/api/admin/users/{id}/notes', {
            params: { path: { id: userId }, header: { 'Idempotency-Key': key } },
            body,
          }),
        ),
      ),
    onSettled: (_reply, error, _body, _none, { client }) =>
      settled(error, client.invalidateQueries({ queryKey: notesKey })),
  });

/** Deletes the admin's own note (`mutate(id)`). */
export const deleteNoteMutation = (api: ApiClient) =>
  mutationOptions({
    mutationKey: ['notes', 'delete'],
    mutationFn: (id: number) => unwrap(api.DELETE('/api/admin/notes/{id}', { params: { path: { id } } })),
    onSettled: (_reply, error, _id, _none, { client }) =>
      settled(error, client.invalidateQueries({ queryKey: notesKey })),
  });

/** A reply to save. A new reply has no `id`. */
export interface SavedReplyInput extends SavedReplyText {
  id?: number;
}

/** Saves a new or changed reply for all admins. Admins only. */
export const saveReplyMutation = (api: ApiClient) =>
  mutationOptions({
    mutationKey: ['saved-replies', 'save'],
    mutationFn: ({ id, ...body }: SavedReplyInput) =>
      id === undefined
        ? writeOnce(['saved-reply', body], (key) =>
            unwrap(api.POST('/api/admin/savedReplies', { params: { header: { 'Idempotency-Key': key } }, body })),
          )
        : unwrap(api.PUT('/api/admin/savedReplies/{id}', { params: { path: { id } }, body })),
    onSettled: (_reply, error, _input, _none, { client }) =>
      settled(error, client.invalidateQueries({ queryKey: savedRepliesKey })),
  });

/** Deletes a saved reply (`mutate(id)`). Admins only. */
export const deleteSavedReplyMutation = (api: ApiClient) =>
  mutationOptions({
    mutationKey: ['saved-replies', 'delete'],
    mutationFn: (id: number) => unwrap(api.DELETE('/api/admin/savedReplies/{id}', { params: { path: { id } } })),
    onSettled: (_reply, error, _id, _none, { client }) =>
      settled(error, client.invalidateQueries({ queryKey: savedRepliesKey })),
  });
