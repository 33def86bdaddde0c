export { ConfirmDialog } from './ConfirmDialog.tsx'
export type { ConfirmDialogProps } from './confirm-dialog-props.ts'
