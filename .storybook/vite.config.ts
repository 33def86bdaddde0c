import optimizeLocales from '@react-aria/optimize-locales-plugin'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/**
 * How Storybook is built, apart from the shop: stories are given uncompiled catalogues, so they need the parser of
 * messages that the shop leaves out, and none of the shop's chunks, patches or public files.
 */
export default defineConfig({
  publicDir: false,
  plugins: [
    vanillaExtractPlugin(),
    { ...optimizeLocales.vite({ locales: ['en-US', 'zh-CN', 'zh-TW'] }), enforce: 'pre' as const },
    react(),
  ],
  // “Show code” writes components by their names.
  build: { rolldownOptions: { output: { keepNames: true } } },
})
