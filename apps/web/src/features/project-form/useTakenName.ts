import { projectByNameQuery } from '@pwr-community/api/queries/projects';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../shared/api.ts';

const normal = (name: string) => name.trim().toLowerCase();

/**
 * Checks if another project already has a name.
 * @param own the project being edited, which may keep its name
 */
export function useTakenName(own: { id?: number; name: string }) {
  const client = useQueryClient();
  const [takenName, setTakenName] = useState<string>();

  const markTaken = (name: string) => setTakenName(normal(name));

  const check = async (name: string) => {
    if (!name.trim() || normal(name) === normal(own.name)) return;
    try {
      const { id } = await client.fetchQuery(projectByNameQuery(api, name.trim()));
      if (id !== own.id) markTaken(name);
    } catch {
      // Not found means that the name is free. It also counts as free on other errors: submitting checks it again.
    }
  };

  return { isTaken: (name: string) => takenName === normal(name), markTaken, check };
}
