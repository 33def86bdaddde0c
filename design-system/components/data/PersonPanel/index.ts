export { PersonPanel, type PersonFact, type PersonFigure, type PersonPanelProps } from './PersonPanel.tsx'
