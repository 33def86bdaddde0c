const escaped: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '"': '&quot;' }

/** Text for an element or an attribute in double quotes. */
export const escapeHtml = (text: string): string => text.replace(/[&<"]/g, (sign) => escaped[sign] ?? sign)
