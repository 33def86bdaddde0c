import type { Texts } from './stale-translations.d.mts'

export function textsOfFile(file: string, text: string): Texts
export function textFiles(): string[]
export function serviceTexts(): Texts
