export { Circuit, type CircuitProps, type CircuitState, type CircuitStep } from './Circuit.tsx';
