import { useState } from 'react';

/** State that starts with a story's arg, and takes the new value when the reader changes the arg's control. */
export function useArg<Value>(arg: Value): [Value, (value: Value) => void] {
  const [state, setState] = useState({ arg, value: arg });
  const setValue = (value: Value) => setState({ arg, value });
  return [Object.is(state.arg, arg) ? state.value : arg, setValue];
}
