import { mutationOptions } from '@tanstack/react-query';
import type { ProjectCreate, ProjectUpdate } from '../../generated/schema.d.ts';
import type { ApiClient } from '../client.ts';
import { toFormData } from '../internal/form.ts';
import { writeOnce } from '../internal/idempotency.ts';
import { projectsKey } from '../keys.ts';
import { projectQuery } from '../queries/projects.ts';
import { unwrap } from '../unwrap.ts';

/** Creates a project. Caches the reply and invalidates the cached lists. */
export const createProjectMutation = (api: ApiClient) =>
  mutationOptions({
    mutationKey: ['project', 'create'],
    mutationFn: (body: ProjectCreate) =>
      writeOnce(body, (key) =>
        unwrap(
          api.POST('/requestGrant', {
            body,
            bodySerializer: toFormData,
            params: { header: { 'Idempotency-Key': key } },
          }),
        ),
      ),
    onSuccess: (project, _body, _none, { client }) => {
      void client.invalidateQueries({ queryKey: projectsKey });
      client.setQueryData(projectQuery(api, project.id).queryKey, project);
    },
  });

/** Edits a project: absent fields stay unchanged, empty optional ones are cleared. */
export const updateProjectMutation = (api: ApiClient) =>
  mutationOptions({
    mutationKey: ['project', 'update'],
    mutationFn: (body: ProjectUpdate) => unwrap(api.PATCH('/requestGrant', { body, bodySerializer: toFormData })),
    onSuccess: (project, _body, _none, { client }) => {
      void client.invalidateQueries({ queryKey: projectsKey });
      client.setQueryData(projectQuery(api, project.id).queryKey, project);
    },
  });

/** Deletes a project (`mutate(id)`), removes it from the cache, and invalidates the cached lists. */
export const deleteProjectMutation = (api: ApiClient) =>
  mutationOptions({
    mutationKey: ['project', 'delete'],
    mutationFn: (id: number) => unwrap(api.DELETE('/requestGrant', { body: { id } })),
    onSuccess: (_nothing, id, _none, { client }) => {
      client.removeQueries({ queryKey: projectQuery(api, id).queryKey });
      void client.invalidateQueries({ queryKey: projectsKey });
    },
  });
