export { AppealSteps, type AppealStepsProps } from './AppealSteps.tsx';
