export { NoticeLinks, type NoticeLinksProps } from './NoticeLinks.tsx'
