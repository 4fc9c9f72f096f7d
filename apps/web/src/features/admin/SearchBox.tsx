import { MagnifyingGlassIcon } from '@pwr-community/ui/Icon';
import { TextField } from '@pwr-community/ui/TextField';
import { useEffect, useEffectEvent, useState, type Ref } from 'react';
import { searchTerm } from '../../shared/address.ts';

/** Debounce delay of the search, in ms: the same as in the other search boxes. */
const debounce = 500;

export interface SearchBoxProps {
  label: string;
  /** Shows the label only inside the empty field, to save space. Default `false`. */
  isLabelHidden?: boolean;
  /** The search term in the page's address. */
  search: string;
  onSearch: (search: string) => void;
  /** Ref to the input, so that a keyboard shortcut can focus it. */
  ref?: Ref<HTMLInputElement>;
}

/** A search box that filters a list by a term, debounced or on Enter. */
export function SearchBox({ label, isLabelHidden = false, search, onSearch, ref }: SearchBoxProps) {
  const [value, setValue] = useState(search);
  const [known, setKnown] = useState(search);
  /** Terms sent from this box that the address doesn't contain yet. */
  const [sent, setSent] = useState<readonly string[]>([]);
  const term = searchTerm(value);
  // Shows a term that Back or a link put into the address. Ignores a sent term, because the user may have kept typing.
  if (known !== search) {
    const arrived = sent.indexOf(search);
    setKnown(search);
    setSent(arrived === -1 ? [] : sent.slice(arrived + 1));
    if (arrived === -1 && term !== search) setValue(search);
  }
  const send = () => {
    setSent((terms) => [...terms, term]);
    onSearch(term);
  };
  const onRest = useEffectEvent(send);
  useEffect(() => {
    if (term === search) return;
    const timer = setTimeout(() => onRest(), debounce);
    return () => clearTimeout(timer);
  }, [term, search]);
  return (
    <TextField
      ref={ref}
      type="search"
      label={label}
      isLabelHidden={isLabelHidden}
      placeholder={isLabelHidden ? label : undefined}
      icon={<MagnifyingGlassIcon />}
      value={value}
      onChange={setValue}
      onKeyDown={({ key }) => {
        if (key === 'Enter' && term !== search) send();
      }}
    />
  );
}
