import type { Six } from '#service/catalogue/data/model.ts'

export interface PageSeed { readonly id: number, readonly identifier: string, readonly title: Six, readonly summary: Six, readonly content: Six }
export interface BlockSeed { readonly id: number, readonly identifier: string, readonly page: string, readonly title: Six, readonly content: Six }

const escapeHtml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** A page as it is written here: `## ` begins a heading, `- ` an entry of a list, every other line is a paragraph. */
export function html(source: string): string {
  const out: string[] = []
  for (const line of source.split('\n').map((entry) => entry.trim()).filter(Boolean)) {
    if (line.startsWith('- ')) {
      const entry = `<li>${escapeHtml(line.slice(2))}</li>`
      if (out.at(-1)?.startsWith('<ul>')) out.push(out.pop()!.replace(/<\/ul>$/, `${entry}</ul>`))
      else out.push(`<ul>${entry}</ul>`)
    } else out.push(line.startsWith('## ') ? `<h2>${escapeHtml(line.slice(3))}</h2>` : `<p>${escapeHtml(line)}</p>`)
  }
  return out.join('')
}
export const sixHtml = (...sources: Six): Six => sources.map(html) as unknown as Six
