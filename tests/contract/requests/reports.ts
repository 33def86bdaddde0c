export const requests = {
  getReport: { query: { from: '202610', to: '202611' } },
  listReportViews: {},
  createReportView: { body: { name: 'Monthly', query: '' } },
  changeReportView: { params: { viewId: '999999' }, body: { name: 'Monthly', version: 1 } },
  removeReportView: { params: { viewId: '999999' } },
}
