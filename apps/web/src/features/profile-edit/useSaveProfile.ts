import { setFlagMutation, setInterestsMutation, updateProfileMutation } from '@pwr-community/api/mutations/users';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { api } from '../../shared/api.ts';
import { areOther, changedProfile, type Values } from './values.ts';

/** An error while saving. `isPartly` is true if a part of the profile was saved. */
export class SaveError extends Error {
  readonly isPartly: boolean;

  constructor(cause: unknown, isPartly: boolean) {
    super('The profile is not saved', { cause });
    this.isPartly = isPartly;
  }
}

/**
 * Returns a function that saves a profile with up to three requests, one for each changed part. On retry, it doesn't
 * send saved parts again. It rejects with a `SaveError`.
 */
export function useSaveProfile(initial: Values): (values: Values) => Promise<void> {
  const { mutateAsync: updateProfile } = useMutation(updateProfileMutation(api));
  const { mutateAsync: setFlag } = useMutation(setFlagMutation(api));
  const { mutateAsync: setInterests } = useMutation(setInterestsMutation(api));
  const stored = useRef(initial);

  return async (values) => {
    let isPartly = false;
    const step = async (run: () => Promise<unknown>, got: Partial<Values>) => {
      await run();
      stored.current = { ...stored.current, ...got };
      isPartly = true;
    };
    try {
      const { picture, name, username, flag, interests } = values;
      const profile = changedProfile(values, stored.current);
      if (profile) await step(() => updateProfile(profile), { picture, name, username });
      if (flag !== stored.current.flag) await step(() => setFlag(flag), { flag });
      if (areOther(interests, stored.current.interests)) await step(() => setInterests(interests), { interests });
    } catch (error) {
      throw new SaveError(error, isPartly);
    }
  };
}
