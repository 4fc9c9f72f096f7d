import { useController, type Control } from 'react-hook-form';
import { PictureField as Field } from '../../shared/pictures/PictureField.tsx';
import type { pictureNames, Values } from './values.ts';

export interface PictureFieldProps {
  control: Control<Values>;
  name: (typeof pictureNames)[number];
  label: string;
  hint: string;
}

/** One of the project's pictures. */
export function PictureField({ control, name, label, hint }: PictureFieldProps) {
  const { ref, value, onChange } = useController({ control, name }).field;
  return <Field ref={ref} label={label} hint={hint} value={value} onChange={onChange} />;
}
