import { endpoint } from '../contract/endpoint.ts'

const schemas = () => import('./api-schemas.ts')

export const sendCode = endpoint(schemas, 'sendCode', {
  method: 'GET',
  path: '/customer/mobile/sendcode/:type/:prefix/:mobile',
  access: 'anonymous',
  encoded: true,
  changesState: true,
})
export const sendCodeWithCaptcha = endpoint(schemas, 'sendCodeWithCaptcha', {
  method: 'GET',
  path: '/customer/mobile/sendcode/:type/:prefix/:mobile/:formId/:captcha',
  access: 'anonymous',
  encoded: true,
  changesState: true,
})
export const createCaptcha = endpoint(schemas, 'createCaptcha', {
  method: 'POST',
  path: '/backend/captcha',
  access: 'anonymous',
})
export const loginByMobile = endpoint(schemas, 'loginByMobile', {
  method: 'POST',
  path: '/customer/login/token',
  access: 'anonymous',
})
export const loginByAccount = endpoint(schemas, 'loginByAccount', {
  method: 'POST',
  path: '/customer/integration/token',
  access: 'anonymous',
})
export const logout = endpoint(schemas, 'logout', {
  method: 'GET',
  path: '/customer/logout',
  access: 'anonymous',
  changesState: true,
})
export const revokeTokens = endpoint(schemas, 'revokeTokens', {
  method: 'POST',
  path: '/integration/customer/revoke-customer-token',
  access: 'self',
})
export const registerCustomer = endpoint(schemas, 'registerCustomer', {
  method: 'POST',
  path: '/customers/register',
  access: 'anonymous',
})
export const requestPasswordReset = endpoint(schemas, 'requestPasswordReset', {
  method: 'PUT',
  path: '/customers/password',
  access: 'anonymous',
})
export const createResetToken = endpoint(schemas, 'createResetToken', {
  method: 'POST',
  path: '/customer/resetpassword/token',
  access: 'anonymous',
})
export const resetPassword = endpoint(schemas, 'resetPassword', {
  method: 'POST',
  path: '/customers/resetPassword',
  access: 'anonymous',
})
export const changePassword = endpoint(schemas, 'changePassword', {
  method: 'POST',
  path: '/customer/changepassword',
  access: 'self',
})
export const listUsernames = endpoint(schemas, 'listUsernames', {
  method: 'GET',
  path: '/customers/getusername/:prefix/:mobile/:code',
  access: 'anonymous',
  encoded: true,
})
export const verifyCode = endpoint(schemas, 'verifyCode', {
  method: 'GET',
  path: '/customer/mobile/verifycode/:mobile/:code',
  access: 'anonymous',
  withoutToken: true,
})
export const listCountryCodes = endpoint(schemas, 'listCountryCodes', {
  method: 'GET',
  path: '/sms/countrycode/',
  access: 'anonymous',
  encoded: true,
})
