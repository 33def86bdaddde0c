/** Cycles and the rooms' order; tests/architecture says more, from the folders on disk. */
export default {
  forbidden: [
    {
      name: 'no-circular',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'domain-is-a-leaf',
      severity: 'error',
      from: { path: '^domain' },
      to: { path: '^(design-system|features|app|service)/' },
    },
    {
      name: 'design-system-is-a-leaf',
      severity: 'error',
      from: { path: '^design-system' },
      to: { path: '^(domain|features|app|service)/' },
    },
    {
      name: 'service-knows-the-domain-alone',
      severity: 'error',
      from: { path: '^service' },
      to: { path: '^(design-system|features|app)/' },
    },
    {
      name: 'features-stand-alone',
      severity: 'error',
      from: { path: '^features/([^/]+)/' },
      to: { path: '^features/', pathNot: '^features/($1|kit)/' },
    },
    {
      name: 'features-know-no-app',
      severity: 'error',
      from: { path: '^features' },
      to: { path: '^(app|service)/' },
    },
    { name: 'app-knows-no-service', severity: 'error', from: { path: '^app' }, to: { path: '^service/' } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    exclude: { path: 'locales/\\.compiled' },
  },
}
