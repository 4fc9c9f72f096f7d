export { SearchField, type SearchFieldProps, type SearchResult } from './SearchField.tsx';
