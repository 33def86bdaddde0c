export { ProfilePage } from './ProfilePage.tsx'
export { ChangePasswordPage } from './ChangePasswordPage.tsx'
export { phoneTitle } from './phone-title.ts'
export { PhonePage } from './PhonePage.tsx'
