import { MagnifyingGlassIcon } from '@pwr-community/ui/Icon';
import { TextField } from '@pwr-community/ui/TextField';
import { useEffect, useEffectEvent, useState } from 'react';

/** How long typing must rest before a search, in milliseconds: as in the other search boxes. */
const debounce = 500;

/** Longest term, from the contract. */
const longest = 80;

export interface SearchBoxProps {
  label: string;
  /** What the address says is searched for. */
  search: string;
  onSearch: (search: string) => void;
}

/** Narrows a list by a term, once the typing rests or at Enter. */
export function SearchBox({ label, search, onSearch }: SearchBoxProps) {
  const [value, setValue] = useState(search);
  const [known, setKnown] = useState(search);
  const term = value.trim().slice(0, longest);
  // The way back and links change the address, too.
  if (known !== search) {
    setKnown(search);
    if (term !== search) setValue(search);
  }
  const onRest = useEffectEvent(onSearch);
  useEffect(() => {
    if (term === search) return;
    const timer = setTimeout(() => onRest(term), debounce);
    return () => clearTimeout(timer);
  }, [term, search]);
  return (
    <TextField
      type="search"
      label={label}
      icon={<MagnifyingGlassIcon />}
      value={value}
      onChange={setValue}
      onKeyDown={({ key }) => {
        if (key === 'Enter' && term !== search) onSearch(term);
      }}
    />
  );
}
