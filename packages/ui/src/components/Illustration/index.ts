export { BrokenWire } from './BrokenWire.tsx';
export { LonePole } from './LonePole.tsx';
export { PlugApart } from './PlugApart.tsx';
export { Pylons } from './Pylons.tsx';
