/** The folder of the project, for a service that runs from its sources and for one that runs from `dist/service/`. */
export const projectFolder = new URL(
  import.meta.url.includes('/dist/service/') ? '../../' : '../',
  import.meta.url,
)
