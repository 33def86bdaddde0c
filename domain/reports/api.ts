import { endpoint } from '../contract/endpoint.ts'

const schemas = () => import('./api-schemas.ts')

export const getReport = endpoint(schemas, 'getReport', {
  method: 'GET',
  path: '/customer/reports/people',
  access: 'self',
})
export const listReportViews = endpoint(schemas, 'listReportViews', {
  method: 'GET',
  path: '/customer/reports/views',
  access: 'self',
})
export const createReportView = endpoint(schemas, 'createReportView', {
  method: 'POST',
  path: '/customer/reports/views',
  access: 'self',
  affects: ['listReportViews'],
})
export const changeReportView = endpoint(schemas, 'changeReportView', {
  method: 'PUT',
  path: '/customer/reports/views/:viewId',
  access: 'self',
  affects: ['listReportViews'],
})
export const removeReportView = endpoint(schemas, 'removeReportView', {
  method: 'DELETE',
  path: '/customer/reports/views/:viewId',
  access: 'self',
  affects: ['listReportViews'],
})
