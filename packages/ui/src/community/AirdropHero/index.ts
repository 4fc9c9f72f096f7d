export { AirdropHero, type AirdropHeroProps } from './AirdropHero.tsx';
export { HeroCellSkeleton, NextStep, NextStepSkeleton, type NextStepProps } from './NextStep.tsx';
