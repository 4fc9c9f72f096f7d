export { BrokenWire, LonePole, PlugApart, Pylons } from './Illustration.tsx';
