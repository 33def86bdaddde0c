export { Button, type ButtonProps } from './Button.tsx'
export { TriggerButton, type TriggerButtonProps } from './TriggerButton.tsx'
