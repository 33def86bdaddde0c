import { defineMain } from '@storybook/react-vite/node'

export default defineMain({
  framework: '@storybook/react-vite',
  stories: ['../design-system/**/*.stories.tsx', '../features/**/*.stories.tsx', '../docs/**/*.mdx', '../design-system/**/*.mdx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  staticDirs: [{ from: '../design-system/testing/packshots', to: '/packshots' }],
  async viteFinal(config) {
    const { vanillaExtractPlugin } = await import('@vanilla-extract/vite-plugin')
    const has = config.plugins?.flat(9).some((plugin) => plugin && 'name' in plugin && String(plugin.name).startsWith('vite-plugin-vanilla-extract'))
    return has ? config : { ...config, plugins: [vanillaExtractPlugin(), ...(config.plugins ?? [])] }
  },
})
