export { HelpTip, type HelpTipProps } from './HelpTip.tsx'
