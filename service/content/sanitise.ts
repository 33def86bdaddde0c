import sanitizeHtml from 'sanitize-html'

/** What an editor may write. Anything else is dropped on the way into the database, so that no page ever has to be trusted on the way out. */
const options: sanitizeHtml.IOptions = {
  allowedTags: ['p', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'strong', 'em', 'a', 'br', 'hr', 'blockquote', 'table', 'thead', 'tbody', 'tr', 'th', 'td', 'caption', 'img', 'figure', 'figcaption', 'dl', 'dt', 'dd'],
  allowedAttributes: { a: ['href', 'title'], img: ['src', 'alt', 'width', 'height', 'loading'], th: ['scope', 'colspan', 'rowspan'], td: ['colspan', 'rowspan'] },
  allowedSchemes: ['https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['https'] },
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
}

/** HTML from an editor or another system → HTML that can be stored. */
export const sanitise = (html: string): string => sanitizeHtml(html, options)
