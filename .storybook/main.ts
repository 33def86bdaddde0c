import { defineMain } from '@storybook/react-vite/node'

/** Chinese and Thai faces for the pictures, under the names that the tokens ask for on pages of other scripts: no picture depends on the host's fonts. */
const pictureFaces: Record<string, string[]> = {
  'noto-sans-sc': ['PingFang SC', 'PingFang HK', 'Leelawadee UI'],
  'noto-serif-sc': ['Songti SC', 'Songti TC'],
  'noto-sans-thai': ['Microsoft YaHei', 'Microsoft JhengHei'],
}
const pictureFonts = {
  name: 'picture-fonts',
  enforce: 'pre' as const,
  transform(css: string, id: string) {
    const names = pictureFaces[/@fontsource-variable\/([\w-]+)\/wght\.css/.exec(id)?.[1] ?? '']
    return names?.map((name) => css.replaceAll(/font-family: '[^']+'/g, `font-family: '${name}'`)).join('\n')
  },
}

export default defineMain({
  framework: {
    name: '@storybook/react-vite',
    options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } },
  },
  stories: [
    '../design-system/**/*.stories.tsx',
    '../features/**/*.stories.tsx',
    '../docs/**/*.mdx',
    '../design-system/**/*.mdx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  // The search finds headings of pages too: design-system/docs/FindAComponent.mdx says what others call our components.
  features: { experimentalSearchDocsHeadings: true },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // The slower of the two: it asks the type checker, and so knows the members of every union.
  typescript: {
    reactDocgen: 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      // Components' files alone: what it takes for a component gets properties of its own, a table of marks, too.
      include: ['design-system/**/[A-Z]*.tsx', 'features/**/[A-Z]*.tsx'],
      exclude: ['**/*.stories.tsx', '**/*.test.tsx', '**/testing/**'],
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      savePropValueAsString: true,
      propFilter: ({ parent, declarations }) =>
        !(declarations ?? (parent ? [parent] : [])).every(({ fileName }) =>
          fileName.includes('node_modules'),
        ),
    },
  },
  staticDirs: [{ from: '../design-system/testing/packshots', to: '/packshots' }],
  async viteFinal(config) {
    const { vanillaExtractPlugin } = await import('@vanilla-extract/vite-plugin')
    const has = config.plugins
      ?.flat(9)
      .some(
        (plugin) =>
          plugin && 'name' in plugin && String(plugin.name).startsWith('vite-plugin-vanilla-extract'),
      )
    return {
      ...config,
      plugins: [pictureFonts, ...(has ? [] : [vanillaExtractPlugin()]), ...(config.plugins ?? [])],
    }
  },
})
