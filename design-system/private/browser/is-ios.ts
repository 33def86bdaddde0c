/** Whether the browser runs on an iPhone or iPad; an iPad calls itself a Mac, but has a touch screen. Only in a browser. */
export const isIos = (): boolean =>
  /^iP(hone|ad|od)/.test(navigator.platform) ||
  (navigator.platform.startsWith('Mac') && navigator.maxTouchPoints > 1)
