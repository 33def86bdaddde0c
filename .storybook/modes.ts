type Language = 'en' | 'zh_cn' | 'zh_hk' | 'ms' | 'vi' | 'th'

/** One way to look at a story: Storybook's globals, and what the window and the system contribute. */
export interface Mode {
  theme: 'light' | 'dark'
  language: Language
  viewport: { width: number; height: number }
  forcedColors?: 'active'
}

const desktop = { width: 1280, height: 800 }

/** The ways in which every `Matrix` is pictured. A name is the ending of the picture's file and the mode's name in Chromatic. */
export const modes = {
  light: { theme: 'light', language: 'en', viewport: desktop },
  dark: { theme: 'dark', language: 'en', viewport: desktop },
  forced: { theme: 'light', language: 'en', viewport: desktop, forcedColors: 'active' },
  zh_cn: { theme: 'light', language: 'zh_cn', viewport: desktop },
  th: { theme: 'light', language: 'th', viewport: desktop },
  phone: { theme: 'light', language: 'en', viewport: { width: 390, height: 844 } },
} satisfies Record<string, Mode>
