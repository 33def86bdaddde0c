/** Address of the shop's customer support, as the contact page names it. */
export const SUPPORT_EMAIL = 'help@jadeleaf.example'
