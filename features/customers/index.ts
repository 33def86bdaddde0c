export { ProfilePage } from './ProfilePage.tsx'
export { ChangePasswordPage } from './ChangePasswordPage.tsx'
export { PhonePage } from './PhonePage.tsx'
export { CustomerDetails } from './CustomerDetails.tsx'
