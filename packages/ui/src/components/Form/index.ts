export { ErrorSummary, type ErrorSummaryProps } from './ErrorSummary.tsx';
export { Form, type FormProps } from './Form.tsx';
export { getErrorMessage, type FieldErrorLike } from './getErrorMessage.ts';
export { getFormErrors, type FormError } from './getFormErrors.ts';
