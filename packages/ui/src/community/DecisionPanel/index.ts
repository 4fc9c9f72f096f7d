export { ChoicePanel, type ChoicePanelProps } from './ChoicePanel.tsx';
export { DecisionBar, type DecisionBarProps } from './DecisionBar.tsx';
export { DecisionPanel, type DecisionPanelProps } from './DecisionPanel.tsx';
