'use client';
import type { ReactNode } from 'react';
import { TextArea, type TextAreaProps } from '../components/TextArea/index.ts';
import { DecisionError } from './DecisionError.tsx';

interface DecisionTextProps {
  rows: number;
  value: string;
  onChange: (text: string) => void;
  limit: number;
  isReadOnly?: boolean;
  isDisabled?: boolean;
  errorMessage: ReactNode;
  messages: Extract<TextAreaProps, { limit: number }>['messages'] & { label: string };
}

/** Text field of a decision, with the error of the last attempt below it. */
export function DecisionText({ errorMessage, messages, ...field }: DecisionTextProps) {
  return (
    <>
      <TextArea {...field} label={messages.label} messages={messages} />
      <DecisionError>{errorMessage}</DecisionError>
    </>
  );
}
