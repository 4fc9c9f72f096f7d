export { DecisionBar, type DecisionBarProps } from './DecisionBar.tsx';
export { DecisionPanel, type DecisionPanelProps } from './DecisionPanel.tsx';
