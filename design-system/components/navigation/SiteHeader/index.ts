export { HeaderPanel, type HeaderPanelProps } from './HeaderPanel.tsx'
export { SiteHeader, type SiteHeaderProps } from './SiteHeader.tsx'
