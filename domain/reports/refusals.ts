import { refusal } from '../contract/refusal.ts'

/** Refusals of a saved view of a report (docs/decisions/0019). */
export const reportRefusals = {
  nameTaken: refusal('reports.nameTaken', 'A saved view of this name already exists.'),
  full: refusal('reports.full', 'No more than %1 views can be saved.'),
  changed: refusal('reports.changed', 'The saved view was changed since it was read.', 409),
}
