import type { KeyboardEvent } from 'react'

/**
 * Whether a key belongs to an input method that is composing text, such as Chinese. Safari sends the Enter that ends a
 * composition after `compositionend`, without `isComposing` but with the key code 229 (WebKit bug 165004).
 */
export const isComposing = ({ nativeEvent }: KeyboardEvent): boolean =>
  // oxlint-disable-next-line typescript/no-deprecated -- nothing else tells it in Safari
  nativeEvent.isComposing || nativeEvent.keyCode === 229
