export { type QuestStep, QuestSteps, type QuestStepsProps } from './QuestSteps.tsx';
