export { TrackerInfoPage } from './TrackerInfoPage.tsx'
export { TrackerPage } from './TrackerPage.tsx'
