export { ApplicationsPage } from './ApplicationsPage.tsx'
export { ApplicationListPage } from './ApplicationListPage.tsx'
export { ApplicationFormPage } from './ApplicationFormPage.tsx'
export { ApplicationPage } from './ApplicationPage.tsx'
