export { OfflineNote, type OfflineNoteProps } from './OfflineNote.tsx'
