import type { PackGround } from '#domain/catalogue/pack-grounds.ts'

/** Dresses a container; the ground itself belongs to the page's CSS. */
export interface Palette {
  /** Bare container. */ readonly body: string
  readonly cap: string
  readonly paper: string
  readonly accent: string
  /** Text and dark parts of a motif. */ readonly ink: string
  readonly tint: string
  /** Colour the pack stands on, for its shadow only. */ readonly ground: string
}

export const palettes: Record<PackGround, Palette> = {
  vitamin: {
    body: '#f5f1e8',
    cap: '#df9f2e',
    paper: '#fffdf7',
    accent: '#e09b28',
    ink: '#573809',
    tint: '#f5ddaa',
    ground: '#f3ead7',
  },
  botanical: {
    body: '#6b3a14',
    cap: '#24211d',
    paper: '#f4eddc',
    accent: '#557440',
    ink: '#2a3a21',
    tint: '#cad6b4',
    ground: '#e6eadc',
  },
  gut: {
    body: '#f1f4f2',
    cap: '#2a7d84',
    paper: '#fbfdfc',
    accent: '#2c888e',
    ink: '#123e44',
    tint: '#b8dbd9',
    ground: '#dcebe9',
  },
  bone: {
    body: '#f0e7dd',
    cap: '#8b5135',
    paper: '#fcf7f0',
    accent: '#a6613e',
    ink: '#492719',
    tint: '#e5c6ae',
    ground: '#f0e4d9',
  },
  beauty: {
    body: '#f3ddd9',
    cap: '#b8727a',
    paper: '#fff8f5',
    accent: '#c4797f',
    ink: '#5d2b37',
    tint: '#f0cdc8',
    ground: '#f5e5e1',
  },
  family: {
    body: '#f4f6e5',
    cap: '#efc03c',
    paper: '#fdfdf3',
    accent: '#6a994b',
    ink: '#26471a',
    tint: '#cfe3b1',
    ground: '#e8efd9',
  },
  heart: {
    body: '#1f3e4d',
    cap: '#15313e',
    paper: '#f7f4eb',
    accent: '#d8982a',
    ink: '#17303c',
    tint: '#a8c0c6',
    ground: '#dfe7e7',
  },
  sleep: {
    body: '#47597d',
    cap: '#2d3b58',
    paper: '#f4f5f8',
    accent: '#5b70a0',
    ink: '#222e4a',
    tint: '#c2ccdf',
    ground: '#e2e7ef',
  },
}
