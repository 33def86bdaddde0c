import type { Args, StoryObj } from '@storybook/react-vite'
import { createElement, type ComponentType, type ReactNode } from 'react'

type Loaded = {
  default: { component?: ComponentType<Args>; args?: Args; render?: (args: Args) => ReactNode }
} & Record<string, Pick<StoryObj, 'args'> & { render?: (args: Args, context: object) => ReactNode }>

const modules = import.meta.glob<Loaded>('../components/*/*/*.stories.tsx')

/** Every component with stories: its name and how to load them. */
export const storyFiles = Object.entries(modules).map(([path, load]) => ({
  name: path.split('/').at(-2) ?? path,
  load,
}))

/** The stories of one file as components that need no Storybook. Those of a thousand rows are about scrolling: what they hold is in the others. */
export async function storiesOf(
  load: () => Promise<Loaded>,
): Promise<{ name: string; Story: () => ReactNode }[]> {
  const { default: meta, ...stories } = await load()
  return Object.entries(stories)
    .filter(([name]) => !name.startsWith('Thousand'))
    .map(([name, story]) => {
      const args = { ...meta.args, ...story.args }
      const render = story.render ?? meta.render
      return {
        name,
        Story: () =>
          render ? render(args, { args }) : meta.component ? createElement(meta.component, args) : null,
      }
    })
}
