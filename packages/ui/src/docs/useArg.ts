import { useState } from 'react';

/** State of a story that starts with an arg, and follows it when its control changes. */
export function useArg<Value>(arg: Value): [Value, (value: Value) => void] {
  const [state, setState] = useState({ arg, value: arg });
  const setValue = (value: Value) => setState({ arg, value });
  return [Object.is(state.arg, arg) ? state.value : arg, setValue];
}
