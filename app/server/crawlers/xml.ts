import { escapeHtml } from '../escape-html.ts'

/** An element with text or elements in it; none without. */
export const element = (name: string, content: string | undefined, isMarkup = false): string =>
  content === undefined || content === ''
    ? ''
    : `<${name}>${isMarkup ? content : escapeHtml(content)}</${name}>`

/** A file of XML. */
export const xmlFile = (markup: string): string => `<?xml version="1.0" encoding="UTF-8"?>\n${markup}\n`
