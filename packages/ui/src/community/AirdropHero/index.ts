export { AirdropHero, type AirdropHeroProps } from './AirdropHero.tsx';
export { NextStep, NextStepSkeleton, type NextStepProps } from './NextStep.tsx';
