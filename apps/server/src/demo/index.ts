export { mountDemo } from './mountDemo.ts';
export { seedDemo } from './seed.ts';
